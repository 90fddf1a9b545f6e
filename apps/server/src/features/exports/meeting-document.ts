import {
  counted,
  type ExportPart,
  exportParts,
  namedPeople,
  type TranscriptTurn,
} from '@rapport/contract';
import type { Block, PrintedDocument, SpokenTurn } from '../../ground/document/printed-document.ts';
import { placer, quietly } from './blocks.ts';
import { connectionBlocks } from './connection-blocks.ts';
import { actions, chapters, found, inShort } from './finding-blocks.ts';
import { modelMark } from './model-mark.ts';
import { participants, score, sentiment } from './mood-blocks.ts';
import { type ExportedMeeting, type SaidMeeting, speakerOf } from './read-export.ts';
import { talkBlocks } from './talk-blocks.ts';
import { clock, longDate } from './words.ts';

export type DocumentOptions = {
  organization: string;
  /** '22 November 2026' */
  day: string;
  address: string;
  smallestGroup: number;
  notice: string;
  without: ReadonlySet<ExportPart>;
};

/** What a meeting's page says, without its transcript, for print. */
export function meetingDocument(
  exported: ExportedMeeting,
  quoted: ReadonlyMap<number, TranscriptTurn>,
  options: DocumentOptions,
): PrintedDocument {
  const { meeting } = exported;
  const placeOf = placer(exported, quoted);
  const parts: Record<Exclude<ExportPart, 'transcript'>, Block[]> = {
    'in-short': inShort(exported, placeOf),
    chapters: chapters(exported),
    decisions: found(exported, 'decisions', placeOf),
    actions: actions(exported, placeOf),
    questions: found(exported, 'openQuestions', placeOf),
    talk: talkBlocks(exported),
    sentiment: sentiment(exported, options.smallestGroup),
    participants: participants(exported),
    map: connectionBlocks(exported),
  };
  const byModel = modelMark(exported, options.without);
  const shown = exportParts.flatMap((part) =>
    part === 'transcript' || options.without.has(part) ? [] : parts[part],
  );
  return {
    title: meeting.title,
    author: options.organization,
    completeFile: 'The Word file has all of them.',
    ...(byModel && { byModel }),
    foot: `${shortened(meeting.title)}, ${options.organization}, exported on ${options.day}`,
    blocks: [
      { kind: 'facts', facts: facts(exported, options) },
      { kind: 'paragraph', text: options.address, goesTo: options.address },
      ...shown,
      ...(options.notice ? [quietly(options.notice)] : []),
    ],
  };
}

/** The head of the transcript. */
export function transcriptHead({ transcript }: ExportedMeeting): Block {
  const { coverage, speakers } = transcript;
  const length = `${coverage.timed ? '' : 'about '}${counted(Math.round(coverage.minutes), 'minute')}`;
  const note = [
    length,
    counted(coverage.turns, 'turn'),
    counted(coverage.words, 'word'),
    counted(speakers.length, 'speaker'),
  ];
  return { kind: 'section', title: 'Transcript', note: note.join(', ') };
}

export const spokenTurn = (
  exported: Pick<SaidMeeting, 'nameOf'>,
  turn: TranscriptTurn,
): SpokenTurn => ({
  time: turn.start === null ? '' : clock(turn.start),
  speaker: speakerOf(exported, turn),
  text: turn.text,
});

/** The positions of all turns that the document quotes. */
export function quotedPositions({ meeting, transcript }: SaidMeeting): Set<number> {
  const { inShort = [], decisions = [], openQuestions = [], maybe } = meeting.findings ?? {};
  const mayBe = maybe ? [...maybe.decisions, ...(maybe.actions ?? []), ...maybe.openQuestions] : [];
  const sentences = [...inShort, ...decisions, ...openQuestions, ...mayBe, ...transcript.summary];
  const evidence = sentences.flatMap((sentence) => sentence.evidence);
  return new Set([...evidence, ...(transcript.actionItems ?? [])].map(({ turn }) => turn));
}

function facts({ meeting, breakdown }: ExportedMeeting, { smallestGroup }: DocumentOptions) {
  const isDoubted = meeting.toCheck?.includes('length');
  const minutes = counted(Math.round(meeting.durationMinutes), 'minute');
  const rows = [
    ['Date', `${longDate(meeting.date)}${meeting.isDateStated ? '' : ', the day of the upload'}`],
    ['Time', meeting.isTimeStated ? `${meeting.startTime}–${meeting.endTime}` : 'Not stated'],
    [
      'Duration',
      `${meeting.isDurationEstimated ? 'about ' : ''}${minutes}${isDoubted ? ', to check' : ''}`,
    ],
    ['People', `${namedPeople(meeting.participants) || 'Not told apart'}`],
    ['Team', meeting.team],
    ['Actions', `${meeting.actions}`],
    ['Sentiment', breakdown ? score(meeting, smallestGroup) : ''],
    ['Related initiatives', meeting.initiatives.join(', ') || 'None were named'],
  ];
  return rows.flatMap(([label = '', value = '']) => (value === '' ? [] : [{ label, value }]));
}

const footTitleMax = 60;

function shortened(title: string): string {
  const letters = [...title];
  return letters.length > footTitleMax ? `${letters.slice(0, footTitleMax).join('')}…` : title;
}
