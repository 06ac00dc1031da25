"""How the page looks: warm stone, terracotta and purple, by day and by night, on a desk and on a phone."""

from typing import Final

STYLE: Final = """
:root{
--ground:#e2d7c0;--surface:#fbf6ec;--surface-2:#f4ebdc;--surface-3:#ebdfca;--line:#dccdb4;--line-2:#c6b294;
--ink:#2b2118;--ink-2:#64523f;--ink-3:#735f4a;--display:#5a1f4d;--band:#5a1f4d;--band-2:#77306a;--on-band:#fff3e2;
--on-band-2:#ecd2dc;--gold:#e2b84f;--terra-ink:#963d20;--terra-soft:#f6dfd2;
--c1:#a8482a;--c2:#5a1f4d;--c3:#b98a24;--c4:#235f93;--c5:#3c6e2f;--c6:#947d5c;
--sh:0 2px 4px rgba(76,52,20,.10),0 6px 16px rgba(76,52,20,.10);
--serif:Cinzel,"Trajan Pro",Marcellus,Georgia,serif;
--sans:Inter,"Segoe UI",system-ui,-apple-system,Roboto,"Helvetica Neue",Arial,sans-serif;color-scheme:light}
@media (prefers-color-scheme:dark){:root{
--ground:#17120f;--surface:#262019;--surface-2:#2f2820;--surface-3:#3a3127;--line:#43382c;--line-2:#5c4d3c;
--ink:#f5ebda;--ink-2:#c7b59c;--ink-3:#a99780;--display:#f0d08a;--band:#3b1533;--band-2:#561f4a;--on-band:#fff1e0;
--on-band-2:#d9bccd;--gold:#e6bd58;--terra-ink:#f0a07c;--terra-soft:#432618;
--c1:#d9784f;--c2:#e3a9d5;--c3:#e6bd58;--c4:#8fc1ee;--c5:#a5d08c;--c6:#a99780;
--sh:0 2px 4px rgba(0,0,0,.3),0 8px 20px rgba(0,0,0,.35);color-scheme:dark}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 var(--sans)}
.wrap{max-width:1160px;margin:0 auto;padding:0 32px}
.top{background:linear-gradient(160deg,var(--band-2),var(--band));color:var(--on-band);padding:44px 0 72px;
border-bottom:4px solid var(--gold)}
.house{margin:0;font-size:.8125rem;letter-spacing:.14em;text-transform:uppercase;color:var(--on-band-2)}
h1{font:600 clamp(2rem,5vw,3.125rem)/1.1 var(--serif);margin:6px 0 8px;letter-spacing:.01em}
.lead{font-size:1.125rem;margin:0 0 24px;max-width:62ch}
.settings{display:flex;flex-wrap:wrap;gap:10px 32px;margin:0}
.settings dt{font-size:.75rem;color:var(--on-band-2)}
.settings dd{margin:0;font-weight:600}
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:16px;margin:-44px 0 24px}
.tile{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px 18px;box-shadow:var(--sh)}
.tile b{display:block;font:600 1.625rem/1.15 var(--serif);color:var(--display);overflow-wrap:anywhere}
.tile span{display:block;margin-top:6px;font-size:.875rem;line-height:1.35}
.tile small{color:var(--ink-3);font-size:.75rem}
nav ol{list-style:none;display:flex;flex-wrap:wrap;gap:8px;padding:0;margin:0 0 24px}
nav a{display:block;padding:6px 14px;border:1px solid var(--line-2);border-radius:999px;background:var(--surface);
color:var(--ink);font-size:.875rem;text-decoration:none}
nav a:hover{border-color:var(--terra-ink);color:var(--terra-ink)}
a:focus-visible,summary:focus-visible,.scroll:focus-visible{outline:2px solid var(--c4);outline-offset:2px}
section{background:var(--surface);border:1px solid var(--line);border-radius:18px;padding:28px 32px 24px;
margin:0 0 24px;box-shadow:var(--sh);scroll-margin-top:16px}
h2{font:600 1.5rem/1.2 var(--serif);color:var(--display);margin:0 0 10px}
.says p{margin:0 0 8px;max-width:75ch}
.plots{display:grid;gap:8px 32px;margin:20px 0 12px;align-items:start}
.plots.n1,.plots.n2{grid-template-columns:1fr 1fr}
.plots.n3{grid-template-columns:1fr 1fr 1fr}
figure{margin:0;min-width:0}
figure svg{display:block;width:100%;height:auto;max-width:520px}
figure svg text{font-family:var(--sans)}
figcaption{font-size:.8125rem;color:var(--ink-2);margin:6px 0 10px;max-width:62ch}
.note{border-left:3px solid var(--line-2);background:var(--surface-2);padding:10px 14px;border-radius:0 8px 8px 0;
font-size:.875rem;max-width:84ch;margin:0 0 14px}
.warning{border-color:var(--c1);background:var(--terra-soft)}
details,.open{border-top:1px solid var(--line);padding-top:10px;margin-top:12px}
summary{cursor:pointer;font-weight:600;color:var(--terra-ink);font-size:.9375rem;padding:4px 0}
.caption{margin:0;font-weight:600;font-size:.9375rem;color:var(--ink-2)}
.scroll{overflow-x:auto;margin:10px 0 4px}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:7px 12px;text-align:right;border-bottom:1px solid var(--line);vertical-align:top;white-space:nowrap}
th:first-child{text-align:left;position:sticky;left:0;background:var(--surface)}
thead th{color:var(--ink-2);font-size:.75rem;font-weight:600;vertical-align:bottom;white-space:normal;
border-bottom:2px solid var(--line-2)}
tbody th{font-weight:600}
td small{display:block;color:var(--ink-3);font-size:.75rem}
footer p{font-size:.8125rem;color:var(--ink-2);margin:0 0 48px;max-width:90ch}
@media (max-width:1080px){.tiles{grid-template-columns:1fr 1fr}
.plots.n3{grid-template-columns:1fr 1fr}.plots{gap:8px 24px}section{padding:24px}}
@media (max-width:760px){
.wrap{padding:0 14px}.top{padding:28px 0 64px}.plots{grid-template-columns:minmax(0,1fr)!important}
section{padding:20px 16px 16px;border-radius:14px}.tiles{gap:10px}.tile{padding:12px 14px}.tile b{font-size:1.3125rem}
tbody th{white-space:normal;min-width:8.5rem}th,td{padding:7px 9px}
nav ol{flex-wrap:nowrap;overflow-x:auto;margin:0 -14px 20px;padding:2px 14px}nav li{flex:none}}
@media print{body{background:#fff}section,.tile{box-shadow:none;break-inside:avoid}nav{display:none}}
"""
