import { paths, singleSignOnAddressSchema } from '@rapport/contract';
import { request } from '@/lib/api-client.ts';

/** Goes to the provider of the organization, in this window or another. */
export async function beginSingleSignOn(email: string, target: Window = window): Promise<void> {
  const { url } = await request({
    path: paths.singleSignOnStart,
    method: 'POST',
    body: { email },
    schema: singleSignOnAddressSchema,
    needsSession: false,
  });
  target.location.assign(url);
}
