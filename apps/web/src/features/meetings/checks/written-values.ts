import { type Correction, correctionSchema, lengthMinutesMax } from '@rapport/contract';
import { changedSentence } from './changed-sentence.ts';
import type { Doubt } from './check-words.ts';
import type { Choice } from './choice.ts';

/** As typed: an empty time or length is not known. */
export type WrittenValues = { date: string; time: string; minutes: string };

/** The values of a meeting, with the likely one for the doubtful one. */
export function likelyValues({ meeting, check }: Doubt): WrittenValues {
  const minutes = check.kind === 'length' ? check.likelyMinutes : meeting.minutes;
  return {
    date: check.kind === 'date' ? check.likelyDate : meeting.date,
    time: meeting.time ?? '',
    minutes: `${minutes ?? ''}`,
  };
}

/** The choice that the values are, or what is wrong with them. */
export function writtenChoice(
  { meeting, check }: Doubt,
  values: WrittenValues,
): Choice | { problem: string } {
  const { title } = meeting;
  const { date } = values;
  const time = values.time || null;
  const readMinutes = check.kind === 'length' ? check.minutes : meeting.minutes;
  const minutes = values.minutes.trim() === '' ? null : Number(values.minutes);
  const hasMoved = date !== meeting.date || time !== meeting.time;
  const isLong = minutes !== null && minutes !== readMinutes;
  if (check.kind === 'length' && minutes === null) return { problem: 'Length is required' };

  const wanted = [
    ...(hasMoved ? [{ kind: 'set-start', date, time }] : []),
    ...(isLong ? [{ kind: 'set-length', minutes }] : []),
    ...(check.kind === 'length' && !isLong ? [{ kind: 'keep-as-read', check: 'length' }] : []),
    ...(check.kind === 'date' && !hasMoved ? [{ kind: 'keep-as-read', check: 'date' }] : []),
  ];
  const corrections: Correction[] = [];
  for (const correction of wanted) {
    const { success, data } = correctionSchema.safeParse(correction);
    if (!success) return { problem: problems[correction.kind] ?? 'Please check the values' };
    corrections.push(data);
  }
  const changed = {
    ...(date !== meeting.date && { day: date }),
    ...(time !== meeting.time && { time }),
    ...(isLong && { minutes }),
  };
  const done = hasMoved || isLong ? changedSentence(title, changed) : `${title} stays as read.`;
  return { corrections, done };
}

const problems: Record<string, string> = {
  'set-start': 'Date is required',
  'set-length': `A length is 1 to ${lengthMinutesMax.toLocaleString('en')} minutes`,
};
