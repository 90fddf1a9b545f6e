import type { MeetingCheckKind } from '@rapport/contract';
import { localEnd, localStart } from '../../database/local-times.ts';
import type { Meeting, Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { openDoubts } from '../../ground/meeting/doubts-repository.ts';
import { isReadableBy, type Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { isUndecidedDuplicate } from '../../ground/meeting/same-meeting-repository.ts';
import {
  type LastAnswer,
  lastAnswer,
  toConfirm,
} from '../../ground/meeting/to-confirm-repository.ts';

/** Shown for a meeting without a team. Searching for it finds such meetings. */
export const unknownTeam = 'Unknown';

/** A meeting with its start in the organization's time zone. */
export type LocalMeeting = Meeting &
  LocalStart & {
    endTime: string;
    isDuplicate: boolean;
    toCheck: MeetingCheckKind[];
    toConfirm: number;
    lastAnswer: LastAnswer | null;
  };
export type LocalStart = { date: string; startTime: string };

const meetingsOf = (db: Queryable, reader: Reader) =>
  db.selectFrom('meeting').where(isReadableBy(reader));

export async function findLocalMeeting(
  db: Queryable,
  reader: Reader,
  id: string,
): Promise<LocalMeeting | undefined> {
  if (!isUuid(id)) return undefined;
  const { timezone } = reader.settings;
  return meetingsOf(db, reader)
    .selectAll()
    .select([isUndecidedDuplicate.as('isDuplicate'), openDoubts.as('toCheck')])
    .select([toConfirm(reader).as('toConfirm'), lastAnswer(reader).as('lastAnswer')])
    .select([...localStart(timezone), localEnd(timezone)])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes meetings with their files and their results. */
export async function deleteMeetingRows(
  db: Queryable,
  organizationId: string,
  ids: readonly string[],
) {
  await db
    .deleteFrom('meeting')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
}
