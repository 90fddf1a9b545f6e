/** Pages and calls whose address ends with a key: an invitation's, or one for a new password. */
const keyed =
  /^(\/(?:accept-invite|reset-password|api\/organization\/invitation|api\/auth\/reset-password)\/).+/;

/**
 * An address as the log may hold it: where it leads, without what was searched for, and without keys and
 * addresses of people.
 */
export function loggedAddress(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path
    .replace(keyed, '$1…')
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? '…' : part))
    .join('/');
}
