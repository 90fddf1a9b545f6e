import {
  chapterTitlesText,
  inShortText,
  type ListedActionItem,
  type Outcome,
  secondReadingText,
  sourceText,
  type Worded,
  wordedText,
  wordedTitleOf,
} from '@rapport/contract';
import type { Block, Point } from '../../ground/document/printed-document.ts';
import { type PlaceOf, paragraph, quietly, section } from './blocks.ts';
import type { ExportedMeeting } from './read-export.ts';
import { clock, longDate } from './words.ts';

export function inShort({ meeting, transcript }: ExportedMeeting, placeOf: PlaceOf): Block[] {
  const sentences = meeting.findings?.inShort ?? [];
  const author = meeting.summary ? sourceText([meeting.summarySource]) : null;
  return [
    ...(sentences.length > 0 ? section('In short', points(sentences, placeOf)) : []),
    ...(meeting.findings && sentences.length > 0 ? told(inShortText(meeting.findings)) : []),
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
  return [
    ...section('Chapters', { kind: 'points', points, isNumbered: true }),
    ...(meeting.findings ? told(chapterTitlesText(meeting.findings)) : []),
  ];
}

const noneSure = 'None that Rapport is sure of.';

/** Decisions and open questions are found in English only, unless they are written. */
export function found(
  { meeting }: ExportedMeeting,
  kind: 'decisions' | 'openQuestions',
  placeOf: PlaceOf,
): Block[] {
  if (!meeting.findings) return [];
  const title = kind === 'decisions' ? 'Decisions' : 'Open questions';
  const sentences = meeting.findings[kind];
  if (meeting.language !== 'en' && sentences.length === 0) return [];
  const maybe = meeting.findings.maybe?.[kind] ?? [];
  return [
    ...section(
      title,
      sentences.length > 0
        ? points(sentences.map(asSaid), placeOf, meeting.findings.worded)
        : paragraph(noneSure),
    ),
    ...mayBe(title, maybe, placeOf),
    ...(kind === 'decisions' ? secondReading(meeting) : []),
  ];
}

/** Who else judged decisions, actions and open questions, told once. */
function secondReading({ findings }: ExportedMeeting['meeting']): Block[] {
  if (!findings) return [];
  return [...told(secondReadingText(findings.secondReading)), ...told(wordedText(findings))];
}

const told = (text: string | null): Block[] => (text === null ? [] : [quietly(text)]);

/** What may be one, on request; for actions without their owners and days, which nobody has confirmed. */
const mayBe = (title: string, maybe: readonly Outcome[], placeOf: PlaceOf): Block[] =>
  maybe.length === 0
    ? []
    : section(`May be ${title.toLowerCase()}`, points(maybe.map(asSaid), placeOf));

export function actions(exported: ExportedMeeting, placeOf: PlaceOf): Block[] {
  const { meeting } = exported;
  const { actionItems, judgedReason } = meeting;
  if (!actionItems) return [];
  const none = judgedReason === 'language' ? 'Actions are found in English only.' : noneSure;
  const title = 'Actions';
  return [
    ...section(
      title,
      actionItems.length === 0 ? paragraph(none) : actionTable(exported, actionItems, placeOf),
    ),
    ...mayBe(title, meeting.findings?.maybe?.actions ?? [], placeOf),
  ];
}

function actionTable(
  { meeting, transcript }: ExportedMeeting,
  items: readonly ListedActionItem[],
  placeOf: PlaceOf,
): Block {
  const rows = items.map((item, at) => {
    const { before, owner, isAdded, isCorrected, isConfirmed, note } = item;
    const evidence = transcript.actionItems?.slice(at, at + 1) ?? [];
    const isSaid = !(isAdded || isCorrected);
    const text = isSaid ? quoted(item.text) : item.text;
    const wordedTitle = isSaid ? wordedTitleOf(meeting.findings?.worded, evidence[0]) : undefined;
    return [
      [wordedTitle, before, text, note].filter(Boolean).join('\n'),
      owner ?? 'No owner',
      whenWords(item),
      withConfirmed(isAdded ? addedByHand : placeOf(evidence).place, isConfirmed),
    ];
  });
  return {
    kind: 'table',
    columns: [
      { title: 'Action', width: 0.43 },
      { title: 'Owner', width: 0.18 },
      { title: 'Due', width: 0.2 },
      { title: 'Said', width: 0.19 },
    ],
    rows,
  };
}

const addedByHand = 'Added by hand';

const withConfirmed = (place: string | undefined, isConfirmed: true | undefined): string =>
  [...(place ? [place] : []), ...(isConfirmed ? ['Confirmed'] : [])].join(', ');

/** The words that were said no longer hold once a day is known, nor does the day once it is done. */
function whenWords({ dueDate, dueDay, doneOn }: ListedActionItem): string {
  if (doneOn) return `Done ${longDate(doneOn)}`;
  const due = dueDay ? longDate(dueDay) : dueDate;
  return due ? `Due ${due}` : 'No date';
}

/** Only words as they were said stand in quotation marks. */
const quoted = (words: string) => `“${words}”`;

const asSaid = (outcome: Outcome): Outcome =>
  outcome.isAdded || outcome.isCorrected ? outcome : { ...outcome, text: quoted(outcome.text) };

const points = (sentences: readonly Outcome[], placeOf: PlaceOf, worded?: Worded): Block => ({
  kind: 'points',
  points: sentences.map(({ text, evidence, isAdded, isCorrected, isConfirmed }): Point => {
    const said = isAdded ? addedByHand : placeOf(evidence, text).place;
    const place = withConfirmed(said, isConfirmed);
    const title = isCorrected ? undefined : wordedTitleOf(worded, evidence[0]);
    return { text: title ? `${title}: ${text}` : text, ...(place && { place }) };
  }),
});
