/**
 * Gives the history entry of a page that is opened by address a key of its own. The router names all of them
 * 'default', so that a page would open at the scroll position of the page that was left.
 */
export function keyFirstEntry() {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known) return;
  window.history.replaceState({ ...known, key: Math.random().toString(36).slice(2) }, '');
}
