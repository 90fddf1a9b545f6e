import {
  type HeldCorrection,
  type HeldMeeting,
  type HeldProfile,
  type MyData,
  myDataListMax,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { readNamesOf } from '../speakers/read-aliases.ts';
import {
  countOwn,
  findOwnProfile,
  listOwnCorrections,
  listOwnMeetings,
  type OwnMeetingRow,
  type OwnProfileRow,
} from './my-data-repository.ts';

/** What the organization stores about the member. Members cannot request it about others. */
export async function readMyData(db: Database, member: Member): Promise<MyData> {
  const row = await findOwnProfile(db, member);
  const page = { limit: myDataListMax, offset: 0 };
  const meetings = await listOwnMeetings(db, member, row.directoryUserId, page);
  const corrections = await listOwnCorrections(db, member, page);
  return {
    profile: presentProfile(row, await readHeardAs(db, member, row)),
    meetings: meetings.map(presentHeldMeeting),
    corrections: corrections.map(presentHeldCorrection),
    totals: await countOwn(db, member, row.directoryUserId),
  };
}

const written = (moment: Date | null) => moment?.toISOString() ?? null;

/** The labels in transcripts that people matched to the person. */
export const readHeardAs = async (
  db: Database,
  { organizationId }: Member,
  { directoryUserId }: OwnProfileRow,
): Promise<string[]> =>
  directoryUserId === null ? [] : readNamesOf(db, organizationId, directoryUserId);

export function presentProfile(row: OwnProfileRow, heardAs: string[]): HeldProfile {
  const { email, accountName, picture, organization, role, memberSince, lastUsedAt } = row;
  const times = { memberSince: memberSince.toISOString(), lastUsedAt: written(lastUsedAt) };
  const common = { email, accountName, picture, organization, role, ...times };
  if (row.directoryUserId === null) return { ...common, directory: null };
  return {
    ...common,
    directory: {
      firstName: row.firstName ?? '',
      lastName: row.lastName ?? '',
      username: row.username,
      title: row.title,
      department: row.department,
      teams: row.teams ?? [],
      syncSource: row.syncSource ?? '',
      externalId: row.externalId,
      lastSyncedAt: written(row.lastSyncedAt),
      invitedAt: written(row.invitedAt),
      activatedAt: written(row.activatedAt),
      isLeftOutOfMoods: row.isLeftOutOfMoods ?? false,
      managed:
        row.userName === null
          ? null
          : { userName: row.userName, displayName: row.displayName, manager: row.manager },
      heardAs,
    },
  };
}

export function presentHeldMeeting({
  participantId,
  startTime,
  isTimeStated,
  ...meeting
}: OwnMeetingRow): HeldMeeting {
  return { ...meeting, time: isTimeStated ? startTime : null };
}

type CorrectionRow = Awaited<ReturnType<typeof listOwnCorrections>>[number];

export function presentHeldCorrection({
  at,
  undoneAt,
  ...correction
}: CorrectionRow): HeldCorrection {
  return { ...correction, at: at.toISOString(), undoneAt: written(undoneAt) };
}
