import { endpoints } from '@rapport/contract';
import { call } from '@/lib/call.ts';

/** Goes to the provider of the organization, in this window or another. */
export async function beginSingleSignOn(email: string, target: Window = window): Promise<void> {
  const { url } = await call(endpoints.singleSignOnStart.start, {
    body: { email },
    needsSession: false,
  });
  target.location.assign(url);
}
