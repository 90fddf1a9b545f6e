import type { ActionOwner, MaybeAction } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { listAskedRows, listTiedPeople, type MeetingKey } from './answered-action-repository.ts';
import { listMaybeActions } from './list-maybe-actions.ts';

export type AskedAction = {
  /** Null for one that may be an action. */
  id: string | null;
  text: string;
  turn: number | null;
  quote: string | null;
  owner: ActionOwner | null;
  dueDay: string | null;
  dueWords: string | null;
};

/** The found actions of a meeting that nobody has confirmed, then its maybe ones. */
export async function listAskedActions(
  db: Queryable,
  key: MeetingKey,
  maybe: readonly MaybeAction[] | undefined,
): Promise<AskedAction[]> {
  const rows = await listAskedRows(db, key);
  const left = await listMaybeActions(db, key, maybe);
  const people = await listTiedPeople(db, key);
  return [
    ...rows.map(({ owner, ownerUserId, dueDate, ...row }) => ({
      ...row,
      owner: owner === null ? null : { userId: ownerUserId, name: owner },
      dueWords: dueDate,
    })),
    ...left.map(({ text, evidence: [place], owner, dueDay, dueDate }) => ({
      id: null,
      text,
      turn: place?.turn ?? null,
      quote: place?.quote ?? null,
      owner: owner === null ? null : (people.get(owner) ?? { userId: null, name: owner }),
      dueDay,
      dueWords: dueDate,
    })),
  ];
}
