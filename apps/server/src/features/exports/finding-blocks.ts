import { type FoundSentence, sourceText } from '@rapport/contract';
import type { Block, Point } from '../../ground/document/printed-document.ts';
import { type PlaceOf, paragraph, quietly, section } from './blocks.ts';
import type { ExportedMeeting } from './read-export.ts';
import { clock, longDate } from './words.ts';

export function inShort({ meeting, transcript }: ExportedMeeting, placeOf: PlaceOf): Block[] {
  const sentences = meeting.findings?.inShort ?? [];
  const author = meeting.summary ? sourceText([meeting.summarySource]) : null;
  return [
    ...(sentences.length > 0 ? section('In short', pointsOf(sentences, placeOf)) : []),
    ...section(
      'Summary',
      transcript.summary.length > 0
        ? pointsOf(transcript.summary, placeOf)
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
      ? pointsOf(sentences, placeOf)
      : paragraph(`No ${title.toLowerCase()} were found.`),
  );
}

export function actions({ meeting, transcript }: ExportedMeeting, placeOf: PlaceOf): Block[] {
  const { actionItems, judgedReason } = meeting;
  if (!actionItems) return [];
  const none =
    judgedReason === 'language' ? 'Actions are found in English only.' : 'No actions were found.';
  if (actionItems.length === 0) return section('Actions', paragraph(none));
  const rows = actionItems.map(({ text, owner, before, dueDate, dueDay }, at) => {
    // The words that were said no longer hold once a day is known.
    const due = dueDay ? longDate(dueDay) : dueDate;
    const evidence = transcript.actionItems?.slice(at, at + 1) ?? [];
    return [
      before ? `${before}\n${text}` : text,
      owner ?? 'No owner',
      due ? `Due ${due}` : 'No date',
      placeOf(evidence).place ?? '',
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

const pointsOf = (sentences: readonly FoundSentence[], placeOf: PlaceOf): Block => ({
  kind: 'points',
  points: sentences.map(({ text, evidence }): Point => ({ text, ...placeOf(evidence, text) })),
});
