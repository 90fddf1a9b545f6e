/** Paths that end with a secret. */
const keyed =
  /^(\/(?:accept-invite|reset-password|api\/organization\/invitation|api\/auth\/reset-password)\/).+/;

/** Removes query, secrets and e-mail addresses. */
export function loggedAddress(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path
    .replace(keyed, '$1…')
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? '…' : part))
    .join('/');
}
