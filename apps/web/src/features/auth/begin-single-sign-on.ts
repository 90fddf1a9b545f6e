import { paths, singleSignOnAddressSchema } from '@rapport/contract';
import { request } from '@/lib/api-client.ts';

/** Leaves the app for the provider of the organization. */
export async function beginSingleSignOn(email: string): Promise<void> {
  const { url } = await request({
    path: paths.singleSignOnStart,
    method: 'POST',
    body: { email },
    schema: singleSignOnAddressSchema,
  });
  window.location.assign(url);
}
