/** Height of what sticks to the top of the window, with some room. */
const headPx = 120;

/**
 * Scrolls words into the window unless they are there: the list scrolls to the middle of a turn,
 * which may be far from words of a long one. Waits for the list's own scrolling.
 */
export function bringIntoSight(words: HTMLElement): void {
  requestAnimationFrame(() => {
    const { top, bottom, height } = words.getBoundingClientRect();
    if (headPx <= top && bottom <= window.innerHeight) return;
    const fits = height <= window.innerHeight - headPx;
    words.scrollIntoView({ block: fits ? 'center' : 'start' });
  });
}
