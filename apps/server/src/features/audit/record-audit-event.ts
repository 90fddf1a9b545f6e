import { type AuditAction, emailLengthMax } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import type { Origin } from '../../platform/session.ts';
import { type AuditReaders, insertEntries } from './audit-repository.ts';

/** Empty for the server and the command line. */
export type AuditActor = { accountId?: string; origin?: Origin };

export type AuditEvent = {
  action: AuditAction;
  /** Must not be a secret, such as an invitation's id. */
  targetId?: string | undefined;
  /** For targets that may have no account. */
  targetEmail?: string | undefined;
  /** Written by the server; never contains text from users. */
  detail?: string;
};

/** Pass the transaction of the change, if there is one. */
export function recordAuditEvent(
  tx: Queryable,
  actor: AuditActor & { organizationId: string },
  event: AuditEvent,
): Promise<void> {
  return recordEventIn(tx, [actor.organizationId], actor, event);
}

/** Records several events in one statement. */
export async function recordAuditEvents(
  tx: Queryable,
  actor: AuditActor & { organizationId: string },
  events: readonly AuditEvent[],
): Promise<void> {
  const { organizationId } = actor;
  if (events.length > 0) await record(tx, { organizationIds: [organizationId] }, actor, events);
}

/** Records an event in several organizations with one statement. */
export async function recordEventIn(
  tx: Queryable,
  organizationIds: readonly string[],
  actor: AuditActor,
  event: AuditEvent,
): Promise<void> {
  if (organizationIds.length > 0) await record(tx, { organizationIds }, actor, [event]);
}

/** Records an event in every organization of an account. */
export function recordAccountEvent(
  db: Queryable,
  idOrEmail: string,
  actor: AuditActor,
  event: AuditEvent,
): Promise<void> {
  return record(db, { organizationsOf: idOrEmail }, actor, [event]);
}

const idLengthMax = 100;
const addressLengthMax = 100;
const detailLengthMax = 300;

function record(
  db: Queryable,
  readers: AuditReaders,
  { accountId, origin }: AuditActor,
  events: readonly AuditEvent[],
) {
  const entries = events.map((event) => ({
    action: event.action,
    accountId: accountId ?? null,
    targetId: event.targetId?.slice(0, idLengthMax) ?? null,
    targetEmail: event.targetEmail?.toLowerCase().slice(0, emailLengthMax) ?? null,
    detail: event.detail?.slice(0, detailLengthMax) ?? null,
    address: origin?.address.slice(0, addressLengthMax) ?? null,
    // `originOf` has limited the length.
    device: origin?.device ?? null,
    apiKey: origin?.apiKey ?? null,
  }));
  return insertEntries(db, readers, entries);
}
