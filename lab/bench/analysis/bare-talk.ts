import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sureOf } from '@rapport/transcript';
import { readTranscript } from '../../../packages/transcript/src/1-parse/read-transcript.ts';
import { mergeCues } from '../../../packages/transcript/src/2-turns/merge-cues.ts';
import { isBareTalk } from '../../../packages/transcript/src/3-features/bare-talk/bare-sentences.ts';
import { namesSaidTo } from '../../../packages/transcript/src/3-features/names-said.ts';
import { findOutcomes } from '../../../packages/transcript/src/3-features/outcomes/find-outcomes.ts';
import { findQuestions } from '../../../packages/transcript/src/3-features/questions.ts';
import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import type { Cue } from '../../../packages/transcript/src/types.ts';
import { isLearnedFrom } from '../../train/outcomes/call-lessons.ts';
import { readMarkedMeetings } from '../../train/outcomes/marked-meetings.ts';
import { readPublishedCalls } from '../../train/outcomes/published-calls.ts';
import { isSame, type Span } from '../../train/outcomes/spans.ts';
import { withoutMarks } from '../../train/outcomes/without-marks.ts';

const kinds = ['questions', 'actions', 'decisions'] as const;
type Kind = (typeof kinds)[number];

type Found = Record<Kind, Span[]> & {
  /** Words of the meeting up to each sentence end. */
  ends: ReadonlySet<number>;
  turnEnds: ReadonlySet<number>;
};

/** Shares from 0 to 1. */
export type Agreement = {
  /** Finds without punctuation / finds with punctuation. */
  count: number;
  /** Share of the finds without punctuation that are also found with it. */
  right: number;
  /** Share of the finds with punctuation that are also found without it. */
  found: number;
};

export type BareRow = {
  label: string;
  files: number;
  ends: Agreement;
} & Record<Kind, Agreement>;

/** Compares files outside the training data with the same files without punctuation and capitals. */
export function benchBareTalk(data: string): BareRow[] {
  const published = readPublishedCalls(data);
  const calls = published.filter((call) => !isLearnedFrom(call));
  const known = new Set(published.map(({ text }) => text));
  const folder = join(data, 'transcripts');
  const captions = readdirSync(folder)
    .filter((file) => file.endsWith('.vtt'))
    .map((fileName) => ({ fileName, text: readFileSync(join(folder, fileName), 'utf8') }))
    .filter(({ text }) => !known.has(text))
    .map((file) => readTranscript(file).cues)
    // Files without question marks have no questions to compare.
    .filter((cues) => cues.some(({ text }) => text.includes('?')));
  return [
    rowOf(
      'meetings without times',
      readMarkedMeetings(data, 'val').map(({ cues }) => cues),
    ),
    rowOf(
      'calls',
      calls.map(({ name, text }) => readTranscript({ text, fileName: `${name}.vtt` }).cues),
    ),
    rowOf('other captions', captions),
  ];
}

function rowOf(label: string, files: readonly Cue[][]): BareRow {
  const pairs = files.map((cues) => ({
    marked: foundIn(cues),
    bare: foundIn(cues.map((cue) => ({ ...cue, text: withoutMarks(cue.text) }))),
  }));
  const agreement = (kind: Kind) =>
    agreementOf(pairs.map(({ marked, bare }) => [marked[kind], bare[kind]]));
  return {
    label,
    files: files.length,
    ends: agreementOf(pairs.map(({ marked, bare }) => endsInsideTurns(marked, bare))),
    questions: agreement('questions'),
    actions: agreement('actions'),
    decisions: agreement('decisions'),
  };
}

function foundIn(cues: readonly Cue[]): Found {
  const turns = mergeCues(cues);
  const talk = talkOf(turns);
  const saidTo = namesSaidTo(talk);
  const outcomes = findOutcomes({ talk, saidTo, date: null, language: 'en' });
  let words = 0;
  const starts: number[] = [];
  const ends = new Set<number>();
  const turnEnds = new Set<number>();
  const bare = isBareTalk(turns.map(({ text }) => text));
  for (const { sentences } of talk.turns) {
    starts.push(words);
    for (const { text } of sentences) {
      words += wordsIn(text);
      if (bare || /[.?!…]["'”’)\]]*$/.test(text)) ends.add(words);
    }
    turnEnds.add(words);
  }
  const spans = (items: readonly { turn: number; quote: string }[]): Span[] =>
    items.map(({ turn, quote }) => {
      const text = turns[turn]?.text ?? '';
      const from = (starts[turn] ?? 0) + wordsIn(text.slice(0, text.indexOf(quote)));
      return { from, to: from + wordsIn(quote) };
    });
  return {
    questions: spans(findQuestions(talk, saidTo).map(({ turn, text }) => ({ turn, quote: text }))),
    actions: spans(sureOf(outcomes.actionItems)),
    decisions: spans(sureOf(outcomes.decisions)),
    ends,
    turnEnds,
  };
}

/** As spans of one word. The end of a turn is always a sentence end, so it is left out. */
function endsInsideTurns(marked: Found, bare: Found): [marked: Span[], bare: Span[]] {
  const inside = ({ ends }: Found) =>
    [...ends]
      .filter((end) => !marked.turnEnds.has(end) && !bare.turnEnds.has(end))
      .map((end) => ({ from: end - 1, to: end }));
  return [inside(marked), inside(bare)];
}

function agreementOf(
  files: readonly [marked: readonly Span[], bare: readonly Span[]][],
): Agreement {
  const sums = { marked: 0, bare: 0, right: 0, found: 0 };
  for (const [marked, bare] of files) {
    sums.marked += marked.length;
    sums.bare += bare.length;
    sums.right += bare.filter((span) => marked.some((other) => isSame(span, other))).length;
    sums.found += marked.filter((span) => bare.some((other) => isSame(span, other))).length;
  }
  return {
    count: sums.bare / sums.marked,
    right: sums.right / sums.bare,
    found: sums.found / sums.marked,
  };
}

const wordsIn = (text: string): number => withoutMarks(text).split(' ').filter(Boolean).length;
