import type { CheckedMeeting, MeetingCheck } from '@rapport/contract';
import type { Doubt } from '@rapport/transcript';
import { mayChange } from '../../ground/meeting/policy.ts';
import type { Member } from '../../platform/session.ts';
import type { CheckedRow, OnlySpeaker, OtherMeetings } from './check-repository.ts';
import { fitsSeries } from './fits-series.ts';

const leastUsual = 3;

type Beside = { others: OtherMeetings | undefined; speaker: OnlySpeaker | undefined };

export const presentChecked = (
  member: Member,
  row: CheckedRow,
  beside: Beside,
): CheckedMeeting => ({
  id: row.id,
  title: row.title,
  date: row.date,
  time: row.isTimeStated ? row.startTime : null,
  minutes: row.isDurationEstimated ? null : row.durationMinutes,
  participants: row.participantCount,
  file: row.fileName ?? row.title,
  from:
    row.importedBy === null
      ? `uploaded by ${row.uploader ?? 'a former member'}`
      : sources[row.importedBy],
  mayCorrect: mayChange(member, row),
  checks: row.open.flatMap((kind) => {
    const doubt = row.doubts.find((one) => one.kind === kind);
    return doubt ? [presentCheck(doubt, beside)] : [];
  }),
});

const sources: Record<NonNullable<CheckedRow['importedBy']>, string> = {
  folder: 'watched folder',
  mailbox: 'mailbox',
  bucket: 'bucket',
  unknown: 'import',
};

function presentCheck(doubt: Doubt, { others, speaker }: Beside): MeetingCheck {
  switch (doubt.kind) {
    case 'length':
      return { ...doubt, usualMinutes: usualOf(others) };
    case 'date':
      return { ...doubt, because: [...doubt.because, ...seriesReason(doubt, others)] };
    case 'one-speaker':
      return {
        ...doubt,
        speaker: speaker?.name ?? doubt.speaker,
        speakerId: speaker?.speakerId ?? null,
      };
    default:
      return doubt;
  }
}

function usualOf(others: OtherMeetings | undefined) {
  if (!others || others.timed < leastUsual || others.from === null || others.to === null)
    return null;
  return { from: others.from, to: others.to };
}

function seriesReason(
  { date, likelyDate }: Extract<Doubt, { kind: 'date' }>,
  others: OtherMeetings | undefined,
): 'series'[] {
  const days = others?.days ?? [];
  return fitsSeries(likelyDate, days) && !fitsSeries(date, days) ? ['series'] : [];
}
