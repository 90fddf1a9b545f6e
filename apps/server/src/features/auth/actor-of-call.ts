import { originOf } from '../../platform/session.ts';
import type { AuditActor } from '../audit/record-audit-event.ts';

/** Passes the client's network address to the library. A client's own header is overwritten. */
export const clientAddressHeader = 'x-rapport-client-address';

export function actorOfCall(
  accountId: string | undefined,
  call: { headers?: Headers | undefined } | null | undefined,
): AuditActor {
  const address = call?.headers?.get(clientAddressHeader);
  const device = call?.headers?.get('user-agent') ?? undefined;
  return {
    ...(accountId !== undefined && { accountId }),
    ...(address && { origin: originOf({ ip: address, headers: { 'user-agent': device } }) }),
  };
}
