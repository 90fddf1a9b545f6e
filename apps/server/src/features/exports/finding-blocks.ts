import { type ListedActionItem, type Outcome, sourceText } from '@rapport/contract';
import type { Block, Point } from '../../ground/document/printed-document.ts';
import { type PlaceOf, paragraph, quietly, section } from './blocks.ts';
import type { ExportedMeeting } from './read-export.ts';
import { clock, longDate } from './words.ts';

export function inShort({ meeting, transcript }: ExportedMeeting, placeOf: PlaceOf): Block[] {
  const sentences = meeting.findings?.inShort ?? [];
  const author = meeting.summary ? sourceText([meeting.summarySource]) : null;
  return [
    ...(sentences.length > 0 ? section('In short', points(sentences, placeOf)) : []),
    ...section(
      'Summary',
      transcript.summary.length > 0
        ? points(transcript.summary, placeOf)
        : paragraph(meeting.summary || 'No summary available'),
    ),
    ...(author ? [quietly(author)] : []),
  ];
}

export function chapters({ meeting }: ExportedMeeting): Block[] {
  const all = meeting.findings?.chapters ?? [];
  if (all.length === 0) return [];
  const points = all.map(({ title, start, end }) => ({
    text: title,
    ...(start !== null && {
      place: `${clock(start)}${end === null ? '' : `, ${Math.max(1, Math.round((end - start) / 60))} min`}`,
    }),
  }));
  return section('Chapters', { kind: 'points', points, isNumbered: true });
}

/** Decisions and open questions are found in English only. */
export function found(
  { meeting }: ExportedMeeting,
  kind: 'decisions' | 'openQuestions',
  placeOf: PlaceOf,
): Block[] {
  if (!meeting.findings || meeting.language !== 'en') return [];
  const title = kind === 'decisions' ? 'Decisions' : 'Open questions';
  const sentences = meeting.findings[kind];
  return section(
    title,
    sentences.length > 0
      ? points(sentences.map(asSaid), placeOf)
      : paragraph(`No ${title.toLowerCase()} were found.`),
  );
}

export function actions({ meeting, transcript }: ExportedMeeting, placeOf: PlaceOf): Block[] {
  const { actionItems, judgedReason } = meeting;
  if (!actionItems) return [];
  const none =
    judgedReason === 'language' ? 'Actions are found in English only.' : 'No actions were found.';
  if (actionItems.length === 0) return section('Actions', paragraph(none));
  const rows = actionItems.map((item, at) => {
    const { before, owner, isAdded, isCorrected, note } = item;
    const evidence = transcript.actionItems?.slice(at, at + 1) ?? [];
    const text = isAdded || isCorrected ? item.text : quoted(item.text);
    return [
      [before, text, note].filter(Boolean).join('\n'),
      owner ?? 'No owner',
      whenWords(item),
      placeOf(evidence).place ?? (isAdded ? addedByHand : ''),
    ];
  });
  return section('Actions', {
    kind: 'table',
    columns: [
      { title: 'Action', width: 0.43 },
      { title: 'Owner', width: 0.18 },
      { title: 'Due', width: 0.2 },
      { title: 'Said', width: 0.19 },
    ],
    rows,
  });
}

const addedByHand = 'Added by hand';

/** The words that were said no longer hold once a day is known, nor does the day once it is done. */
function whenWords({ dueDate, dueDay, doneOn }: ListedActionItem): string {
  if (doneOn) return `Done ${longDate(doneOn)}`;
  const due = dueDay ? longDate(dueDay) : dueDate;
  return due ? `Due ${due}` : 'No date';
}

/** Only words as they were said stand in quotation marks. */
const quoted = (words: string) => `“${words}”`;

const asSaid = (outcome: Outcome): Outcome =>
  outcome.isAdded ? outcome : { ...outcome, text: quoted(outcome.text) };

const points = (sentences: readonly Outcome[], placeOf: PlaceOf): Block => ({
  kind: 'points',
  points: sentences.map(
    ({ text, evidence, isAdded }): Point => ({
      text,
      ...(isAdded ? { place: addedByHand } : placeOf(evidence, text)),
    }),
  ),
});
