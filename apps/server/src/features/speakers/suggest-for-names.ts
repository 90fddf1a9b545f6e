import { setImmediate as letOthersWork } from 'node:timers/promises';
import { companyOf, indexPeople, type Suggestion, suggestPeople } from '@rapport/transcript';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { readDirectory } from '../users/read-directory.ts';
import { type HeardName, listAttendance } from './heard-repository.ts';

/** Suggestions by the id of the name. */
export type SuggestForNames = (
  names: readonly HeardName[],
) => Promise<ReadonlyMap<string, Suggestion[]>>;

const namesBetweenPauses = 20;

/** Reads directory and attendance once; suggestions are cached by name. */
export async function openSuggestions(db: Database, member: Member): Promise<SuggestForNames> {
  const index = indexPeople(await readDirectory(db, member.organizationId));
  const attendance = await listAttendance(db, member);
  const company = companyOf(
    new Map(attendance.map(({ meetingId, people }) => [meetingId, people])),
  );
  const known = new Map<string, Suggestion[]>();
  return async (names) => {
    const asked = names.filter(({ id }) => !known.has(id));
    for (const [at, { id, name, isOneMeeting, meetingIds, calledAs }] of asked.entries()) {
      if (at % namesBetweenPauses === 0) await letOthersWork();
      const heard = { name, isName: !isOneMeeting, meetings: [...new Set(meetingIds)] };
      known.set(id, suggestPeople({ ...heard, calledAs: addUp(calledAs) }, index, company));
    }
    return known;
  };
}

function addUp(calls: HeardName['calledAs']): { name: string; times: number }[] {
  const times = new Map<string, number>();
  for (const { name, times: more } of calls.flat()) times.set(name, (times.get(name) ?? 0) + more);
  return [...times].map(([name, count]) => ({ name, times: count }));
}
