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
import { findOwnSignIn } from './my-sign-in-repository.ts';

/** What the organization stores about the member. Members cannot request it about others. */
export async function readMyData(db: Database, member: Member): Promise<MyData> {
  const row = await findOwnProfile(db, member);
  const page = { limit: myDataListMax, offset: 0 };
  const meetings = await listOwnMeetings(db, member, row.directoryUserId, page);
  const corrections = await listOwnCorrections(db, member, page);
  return {
    profile: await readProfile(db, member, row),
    meetings: meetings.map(presentHeldMeeting),
    corrections: corrections.map(presentHeldCorrection),
    totals: await countOwn(db, member, row.directoryUserId),
  };
}

const written = (moment: Date | null) => moment?.toISOString() ?? null;

export async function readProfile(
  db: Database,
  member: Member,
  row: OwnProfileRow,
): Promise<HeldProfile> {
  const { directoryUserId } = row;
  // Names that were chosen for the person.
  const heardAs =
    directoryUserId === null ? [] : await readNamesOf(db, member.organizationId, directoryUserId);
  return presentProfile(row, heardAs, await findOwnSignIn(db, member));
}

function presentProfile(
  row: OwnProfileRow,
  heardAs: string[],
  signIn: HeldProfile['signIn'],
): HeldProfile {
  const { email, accountName, picture, organization, role, memberSince, lastUsedAt } = row;
  const times = { memberSince: memberSince.toISOString(), lastUsedAt: written(lastUsedAt) };
  const common = { email, accountName, picture, organization, role, ...times, signIn };
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
