import { domainOfAddress } from '@rapport/contract';
import type { MessageAddressObject } from 'imapflow';
import { printable } from '../printable.ts';

/**
 * Undefined if the sender is allowed, by address or by domain. `From` is written by the sender;
 * verifying it is up to the mail server.
 */
export function refusalOfSender(
  allowed: readonly string[],
  from: readonly MessageAddressObject[] = [],
): string | undefined {
  const [sender] = from;
  const address = printable(sender?.address ?? '').toLowerCase();
  const domain = domainOfAddress(address);
  if (!domain || from.length > 1) return 'This message names no sender, or several.';
  if (allowed.includes(address) || allowed.includes(domain)) return undefined;
  return `Messages from ${address} are not imported: RAPPORT_MAILBOXES names the senders that are.`;
}
