import type { ChangedMeetings, MeetingRefusal } from '@rapport/contract';
import type { Meeting, Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { lockReadableMeetings } from './meeting-repository.ts';

export type LockedMeetings = { changeable: Meeting[]; refused: MeetingRefusal[] };

/** Locks the meetings until the transaction ends, and separates those that the member may change from the others. */
export async function lockManyMeetings(
  tx: Queryable,
  member: Member,
  ids: readonly string[],
  refusalOf: (meeting: Meeting) => MeetingRefusal | undefined,
): Promise<LockedMeetings> {
  const unique = [...new Set(ids)];
  const found = await lockReadableMeetings(tx, member, unique);
  const refusals = found.map(refusalOf);
  return {
    changeable: found.filter((_, at) => refusals[at] === undefined),
    refused: [
      ...Array.from({ length: unique.length - found.length }, () => 'not-found' as const),
      ...refusals.flatMap((reason) => reason ?? []),
    ],
  };
}

export const presentChanged = (
  changed: readonly string[],
  refused: readonly MeetingRefusal[],
): ChangedMeetings => ({
  changed: [...changed],
  refused: [...new Set(refused)].map((reason) => ({
    reason,
    meetings: refused.filter((one) => one === reason).length,
  })),
});
