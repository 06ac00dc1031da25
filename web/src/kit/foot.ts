const READING = 40; // pixels above the foot: somebody has scrolled up

/** The newest line stays in sight, unless somebody reads what came before. */
export function foot(list: HTMLElement): { destroy: () => void } {
  let reading = false;
  const look = () => (reading = list.scrollHeight - list.clientHeight - list.scrollTop > READING);
  const follow = () => reading || (list.scrollTop = list.scrollHeight);
  const grown = new MutationObserver(follow);
  grown.observe(list, { childList: true });
  list.addEventListener('scroll', look);
  follow();
  return {
    destroy: () => {
      grown.disconnect();
      list.removeEventListener('scroll', look);
    },
  };
}
