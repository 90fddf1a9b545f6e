import { clientAddressHeader } from './actor-of-call.ts';

/** For a new session. Not the cookies: a session that the browser has is another person's, or an older one. */
export function headersOfBrowser(given: Headers, address: string): Headers {
  const headers = new Headers({ [clientAddressHeader]: address });
  const device = given.get('user-agent');
  if (device) headers.set('user-agent', device);
  return headers;
}
