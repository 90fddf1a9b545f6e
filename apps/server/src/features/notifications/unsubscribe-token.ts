import type { StoppedMail } from '@rapport/contract';
import { z } from 'zod';
import { seal, unseal } from '../../platform/sealed-text.ts';
import type { Told } from './delivery-repository.ts';

const owner = 'unsubscribe';
const claimSchema = z.object({
  organizationId: z.string(),
  accountId: z.string(),
  stopped: z.enum(['digest', 'mail']),
});

/** Allows only to stop one kind of mail to one member. Valid as long as the membership. */
export const unsubscribeToken = (
  secret: string,
  { organizationId, accountId }: Told,
  stopped: StoppedMail['stopped'],
): string =>
  Buffer.from(
    seal(JSON.stringify({ organizationId, accountId, stopped }), secret, owner),
    'base64',
  ).toString('base64url');

/** Undefined if the token was not made by this installation. */
export function readToken(token: string, secret: string) {
  const text = unseal(Buffer.from(token, 'base64url').toString('base64'), secret, owner);
  return text === undefined ? undefined : claimSchema.safeParse(JSON.parse(text)).data;
}
