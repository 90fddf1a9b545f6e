import { setImmediate as letOthersWork } from 'node:timers/promises';
import { companyOf, indexPeople, type Suggestion, suggestPeople } from '@rapport/transcript';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { readDirectory } from '../users/read-directory.ts';
import { type HeardName, listAttendance } from './heard-repository.ts';

const namesBetweenPauses = 50;

/** Suggestions by the id of the name. */
export async function suggestForNames(
  db: Database,
  member: Member,
  names: readonly HeardName[],
): Promise<Map<string, Suggestion[]>> {
  const found = new Map<string, Suggestion[]>();
  if (names.length === 0) return found;
  const index = indexPeople(await readDirectory(db, member.organizationId));
  const attendance = await listAttendance(db, member);
  const company = companyOf(
    new Map(attendance.map(({ meetingId, people }) => [meetingId, people])),
  );
  for (const [at, { id, name, isOneMeeting, meetingIds, calledAs }] of names.entries()) {
    if (at % namesBetweenPauses === 0) await letOthersWork();
    const heard = { name, isName: !isOneMeeting, meetings: [...new Set(meetingIds)] };
    found.set(id, suggestPeople({ ...heard, calledAs: addUp(calledAs) }, index, company));
  }
  return found;
}

function addUp(calls: HeardName['calledAs']): { name: string; times: number }[] {
  const times = new Map<string, number>();
  for (const { name, times: more } of calls.flat()) times.set(name, (times.get(name) ?? 0) + more);
  return [...times].map(([name, count]) => ({ name, times: count }));
}
