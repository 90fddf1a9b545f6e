const name = 'account-changed';

/**
 * Call when the session, the account, its organizations or its roles may have changed. They are
 * then fetched again, here and in the other pages of the browser.
 */
export function accountChanged(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/** Calls back after each change. @returns a function that stops it. */
export function onAccountChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = listener;
  return () => channel.close();
}
