"""What of a page's words cannot be seen, because the box they stand in is too small."""

from playwright.sync_api import Page

# Names have precedence over what stands behind them; effects without room are counted, and shown when one asks.
GIVES_WAY = ".who, .chips"
CUT_OFF = """(givesWay) => {
  const SLACK = 3;  // pixels: a line is higher than its letters
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement;
    if (!text.data.trim() || holder.closest(`svg, script, style, ${givesWay}`) || !holder.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    let sideways = true, upright = true;  // beyond a box that scrolls all can be seen
    for (let box = holder; box !== document.body && (sideways || upright); box = box.parentElement) {
      const style = getComputedStyle(box), edge = box.getBoundingClientRect();
      if (edge.width <= 2 || /50%/.test(style.clipPath) || style.webkitLineClamp !== 'none') break;  // not to be seen
      if (/auto|scroll/.test(style.overflowX)) sideways = false;
      if (/auto|scroll/.test(style.overflowY)) upright = false;
      const dots = style.textOverflow === 'ellipsis' && box.closest('[title]');
      const beside = left < edge.left - SLACK || right > edge.right + SLACK;
      const above = top < edge.top - SLACK || bottom > edge.bottom + SLACK;
      if (
        (sideways && /hidden|clip/.test(style.overflowX) && beside && !dots) ||
        (upright && /hidden|clip/.test(style.overflowY) && above)
      )
        found.add(text.data.trim());
    }
  }
  return [...found];
}"""


def cut_off(page: Page) -> list[str]:
    """Words that are cut; whoever shortens with dots says all in a title."""
    found: list[str] = page.evaluate(CUT_OFF, GIVES_WAY)
    return found
