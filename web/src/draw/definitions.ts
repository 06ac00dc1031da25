// Gradients, filters and the weaves of the seats, defined once for all drawings.
export function definitions(): string {
  return `<linearGradient id="robeP" x1="0" x2="1">
<stop offset="0" stop-color="#a05a95"/>
<stop offset=".45" stop-color="#6d2a62"/>
<stop offset="1" stop-color="#3c1033"/>
</linearGradient>
<linearGradient id="robeR" x1="0" x2="1">
<stop offset="0" stop-color="#fffaf0"/>
<stop offset=".55" stop-color="#efe0c8"/>
<stop offset="1" stop-color="#b79c78"/>
</linearGradient>
<linearGradient id="robeS" x1="0" x2="1">
<stop offset="0" stop-color="#f6f1e8"/>
<stop offset=".55" stop-color="#d9cdbb"/>
<stop offset="1" stop-color="#978875"/>
</linearGradient>
<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#fbe7a8"/>
<stop offset=".5" stop-color="#dcae43"/>
<stop offset="1" stop-color="#9a6d13"/>
</linearGradient>
<linearGradient id="goldH" x1="0" x2="1">
<stop offset="0" stop-color="#fbe7a8"/>
<stop offset=".5" stop-color="#dcae43"/>
<stop offset="1" stop-color="#8a600f"/>
</linearGradient>
<linearGradient id="marb" x1="0" x2="1">
<stop offset="0" stop-color="#fffaf0"/>
<stop offset=".5" stop-color="#f1e5cd"/>
<stop offset="1" stop-color="#d6c29b"/>
</linearGradient>
<radialGradient id="lamp">
<stop offset="0" stop-color="var(--lamp)"/>
<stop offset="1" stop-color="var(--lamp)" stop-opacity="0"/>
</radialGradient>
<radialGradient id="skin" cx=".38" cy=".35" r=".75">
<stop offset="0" stop-color="#f7d5b0"/>
<stop offset=".6" stop-color="#e0ac7e"/>
<stop offset="1" stop-color="#a9744b"/>
</radialGradient>
<radialGradient id="sandG" cx=".5" cy=".5" r=".6">
<stop offset="0" stop-color="var(--sand)"/>
<stop offset="1" stop-color="var(--sand-2)"/>
</radialGradient>
<filter id="blur3" x="-30%" y="-30%" width="160%" height="160%">
<feGaussianBlur stdDeviation="3"/>
</filter>
<filter id="blur6" x="-40%" y="-40%" width="180%" height="180%">
<feGaussianBlur stdDeviation="6"/>
</filter>
<filter id="blur14" x="-60%" y="-60%" width="220%" height="220%">
<feGaussianBlur stdDeviation="14"/>
</filter>
<pattern id="pz" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="44" height="44" fill="var(--piazza)"/>
<rect width="22" height="22" fill="var(--piazza-2)"/>
<rect x="22" y="22" width="22" height="22" fill="var(--piazza-2)"/>
</pattern>
<pattern id="meander" width="16" height="12" patternUnits="userSpaceOnUse">
<path d="M0 11H14V2H4V8H10V5" fill="none" stroke="var(--piazza-line)" stroke-width="1.4"/>
</pattern>
<pattern id="pat-1" width="8" height="8" patternUnits="userSpaceOnUse">
<rect width="4" height="8" fill="var(--seat-1-l)" opacity=".55"/>
</pattern>
<pattern id="pat-2" width="10" height="7" patternUnits="userSpaceOnUse">
<path d="M0 5Q2.500 1 5 5T10 5" fill="none" stroke="var(--seat-2-l)" stroke-width="1.5"/>
</pattern>
<pattern id="pat-3" width="9" height="8" patternUnits="userSpaceOnUse">
<path d="M0 6L4.500 2L9 6" fill="none" stroke="var(--seat-3-l)" stroke-width="1.7"/>
</pattern>
<pattern id="pat-4" width="9" height="9" patternUnits="userSpaceOnUse">
<path d="M4.500 1L8 4.5L4.500 8L1 4.5Z" fill="var(--seat-4-d)" opacity=".65"/>
</pattern>
<pattern id="pat-5" width="8" height="8" patternUnits="userSpaceOnUse">
<circle cx="2" cy="2" r="1.4" fill="var(--seat-5-d)"/>
<circle cx="6" cy="6" r="1.4" fill="var(--seat-5-d)"/>
</pattern>
<radialGradient id="fireglow">
<stop offset="0" stop-color="#ffb545" stop-opacity=".5"/>
<stop offset=".55" stop-color="#ffb545" stop-opacity=".16"/>
<stop offset="1" stop-color="#ffb545" stop-opacity="0"/>
</radialGradient>
<pattern id="pat-n" width="10" height="10" patternUnits="userSpaceOnUse">
<rect width="5" height="10" fill="#fff" opacity=".16"/>
</pattern>
<radialGradient id="glow" cx=".5" cy=".5" r=".62">
<stop offset="0" stop-color="var(--pz-glow)"/>
<stop offset="1" stop-color="var(--pz-edge)"/>
</radialGradient>
<linearGradient id="awn" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#fff" stop-opacity=".12"/>
<stop offset="1" stop-color="#000" stop-opacity=".2"/>
</linearGradient>`;
}
