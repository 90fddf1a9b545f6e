import { type ApiKeyScope, apiKeyScopeSchema, createdApiKeySchema, paths } from '@rapport/contract';
import type { TestApp } from '../test-app.ts';
import type { SignedIn } from './accounts.ts';

/** A program with an API key of the person. */
export async function buildKey(
  { accounts }: Pick<TestApp, 'accounts'>,
  maker: SignedIn,
  scopes: readonly ApiKeyScope[] = apiKeyScopeSchema.options,
) {
  const payload = { name: 'Data warehouse', scopes, days: 30 };
  const response = await maker.call('POST', paths.apiKeys, { payload });
  const { id, key } = createdApiKeySchema.parse(response.json());
  return { ...maker, ...accounts.callsWith(key), keyId: id };
}
