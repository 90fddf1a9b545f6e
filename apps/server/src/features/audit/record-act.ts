import { type AuditAction, emailLengthMax } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import type { Origin } from '../../platform/session.ts';
import { type AuditReaders, insertEntries } from './audit-repository.ts';

/** Who did it and from where; the server and the command line are nobody. */
export type Doer = { accountId?: string; origin?: Origin };

export type Act = {
  action: AuditAction;
  /** What it was done to. Never a key to anything, such as an invitation's id. */
  targetId?: string | undefined;
  /** The address of a person it was done to who may have no account. */
  targetEmail?: string | undefined;
  /** In words of this server; nothing that people wrote. */
  detail?: string;
};

/** Notes in the audit log what is done, in the transaction that does it where there is one. */
export function recordAct(
  tx: Queryable,
  doer: Doer & { organizationId: string },
  act: Act,
): Promise<void> {
  return record(tx, { organizationId: doer.organizationId }, doer, act);
}

/** The same for what concerns every organization of an account, such as its sign-in. */
export function recordForAccount(
  db: Queryable,
  idOrEmail: string,
  doer: Doer,
  act: Act,
): Promise<void> {
  return record(db, { organizationsOf: idOrEmail }, doer, act);
}

const idLengthMax = 100;
const addressLengthMax = 100;
const detailLengthMax = 300;

function record(db: Queryable, readers: AuditReaders, { accountId, origin }: Doer, act: Act) {
  return insertEntries(db, readers, {
    action: act.action,
    accountId: accountId ?? null,
    targetId: act.targetId?.slice(0, idLengthMax) ?? null,
    targetEmail: act.targetEmail?.toLowerCase().slice(0, emailLengthMax) ?? null,
    detail: act.detail?.slice(0, detailLengthMax) ?? null,
    address: origin?.address.slice(0, addressLengthMax) ?? null,
    // Its length is bounded where it is read.
    device: origin?.device ?? null,
  });
}
