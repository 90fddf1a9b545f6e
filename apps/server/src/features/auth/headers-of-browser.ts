import { clientAddressHeader } from './actor-of-call.ts';

/**
 * Headers for a new session. Cookies are left out: the browser's current session is older, or belongs to somebody else.
 */
export function headersOfBrowser(given: Headers, address: string): Headers {
  const headers = new Headers({ [clientAddressHeader]: address });
  const device = given.get('user-agent');
  if (device) headers.set('user-agent', device);
  return headers;
}
