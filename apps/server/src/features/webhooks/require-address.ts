import { badRequest } from '../../platform/errors.ts';
import type { AddressRules } from '../../platform/outgoing/address-rules.ts';
import { findRefusal, type ResolveHost } from '../../platform/outgoing/guarded-lookup.ts';

/**
 * Rejects an invalid address when it is saved. Each call checks it again.
 * @throws AppError 400 WEBHOOK_ADDRESS.
 */
export async function requireAddress(
  guard: { rules: AddressRules; resolve: ResolveHost },
  text: string,
): Promise<string> {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw refuse('The address must begin with https://.');
  if (url.username || url.password)
    throw refuse('The address must have no user and no password in it.');
  const refusal = await findRefusal(url, guard);
  if (refusal) throw refuse(refusal.message);
  url.hash = '';
  return url.href;
}

const refuse = (sentence: string) => badRequest('WEBHOOK_ADDRESS', sentence);
