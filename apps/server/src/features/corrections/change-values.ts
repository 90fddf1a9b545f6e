import type { Correction, MeetingCheckKind } from '@rapport/contract';
import type { Meeting, Queryable } from '../../database/types.ts';
import { dayIn } from '../../ground/day-in.ts';
import { listOpenDoubts } from '../../ground/meeting/doubts-repository.ts';
import { AppError, badRequest } from '../../platform/errors.ts';
import { findOrganizationSettings } from '../organizations/find-organization-settings.ts';
import type { DescribedChange } from './change-speakers.ts';

const kinds = [
  'set-title',
  'set-start',
  'set-length',
  'keep-as-read',
  'split-names-inside',
] as const;
export type ValueKind = (typeof kinds)[number];
type ValueCorrection = Extract<Correction, { kind: ValueKind }>;

/** Corrections of the meeting as a whole. */
export const isOfValues = (correction: Correction): correction is ValueCorrection =>
  kinds.some((kind) => kind === correction.kind);

/** @throws AppError 409 if somebody has decided meanwhile, 400 if nothing would change */
export async function changeValues(
  tx: Queryable,
  meeting: Meeting,
  correction: ValueCorrection,
): Promise<DescribedChange> {
  switch (correction.kind) {
    case 'set-title':
      return changeTitle(meeting, correction.title);
    case 'set-start':
      return changeStart(tx, meeting, correction);
    case 'set-length':
      return changeLength(meeting, correction.minutes);
    case 'keep-as-read':
      await requireOpen(tx, meeting, correction.check);
      return { change: correction, words: keptWords[correction.check](meeting) };
    case 'split-names-inside':
      await requireOpen(tx, meeting, 'names-inside');
      return { change: correction, words: 'Began a turn at each name inside other turns' };
  }
}

function changeTitle(meeting: Meeting, title: string): DescribedChange {
  if (title === meeting.title) throw badRequest('UNCHANGED', 'The meeting already has this title.');
  return {
    change: { kind: 'set-title', title, previous: meeting.title },
    words: `Changed the title from '${meeting.title}' to '${title}'`,
  };
}

async function changeStart(
  tx: Queryable,
  { organizationId, startsAt, isDateStated, isTimeStated }: Meeting,
  { date, time }: { date: string; time: string | null },
): Promise<DescribedChange> {
  const { timezone: zone } = await findOrganizationSettings(tx, organizationId);
  return {
    change: {
      kind: 'set-start',
      date,
      time,
      zone,
      previous: startsAt.toISOString(),
      previousStated: { isDateStated, isTimeStated },
      ...(isDateStated && !isTimeStated && { previousDay: dayIn(zone, startsAt) }),
    },
    words:
      time === null
        ? `Set the day to ${date}, without a time`
        : `Set the start to ${date}, ${time}`,
  };
}

function changeLength(meeting: Meeting, minutes: number): DescribedChange {
  const { durationMinutes, isDurationEstimated } = meeting;
  if (minutes === durationMinutes && !isDurationEstimated)
    throw badRequest('UNCHANGED', 'The meeting already has this length.');
  return {
    change: {
      kind: 'set-length',
      minutes,
      previous: durationMinutes,
      previousEstimated: isDurationEstimated,
    },
    words: `Set the length to ${minutes} min`,
  };
}

async function requireOpen(tx: Queryable, meeting: Meeting, kind: MeetingCheckKind): Promise<void> {
  if ((await listOpenDoubts(tx, meeting)).includes(kind)) return;
  throw new AppError(
    409,
    'CHANGED_MEANWHILE',
    'Somebody has decided this meanwhile. Look at the meeting again.',
  );
}

const keptWords: Record<MeetingCheckKind, (meeting: Meeting) => string> = {
  length: ({ durationMinutes }) => `Kept the length of ${durationMinutes} min`,
  date: () => 'Kept the date as it was read',
  'names-inside': () => 'Left the names inside turns as they are',
  'names-missed': () => 'Left the lines as they were read',
  'left-out': () => 'Left words of the file out of the turns',
  'some-times': () => 'Left turns without a time as they are',
  'one-speaker': () => 'Kept one speaker for all turns',
  unattributed: () => 'Left words without a speaker as they are',
};
