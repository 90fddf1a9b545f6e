import type { Cue } from '../types.ts';
import { headingOf } from './headings.ts';
import { isUnknownVoice } from './unknown-voice.ts';
import { countWords, noWords, type WordCount } from './word-count.ts';
import { type WrittenLine, writtenLineReader } from './written-outcomes.ts';

export type Head = {
  speaker: string | null;
  start: number | null;
  end?: number | null;
  text: string;
  /** Somebody else begins to speak, without a name. */
  speakerChanges?: true;
  /** Into a chat beside the talk. */
  typed?: true;
  otherWords?: number;
};

export type LineMeaning = Head | 'frame' | 'continues' | 'skip' | 'ends';

/** Maximum for one name and one time. More words mean that words of the talk were lost. */
const mostFrameWords = 60;

/**
 * Reads lines into cues, one for each first line of an utterance. Lines before the first utterance are the preamble.
 */
export function readUtterances(
  lines: readonly string[],
  meaningOf: (line: string, index: number) => LineMeaning,
): { cues: Cue[]; preamble: string[]; words: WordCount } {
  const cues: Cue[] = [];
  const words = noWords();
  const preamble: string[] = [];
  const outcomes = writtenLineReader();
  let hasBegun = false;
  let time: number | null = null;
  let open: { head: Head; texts: string[]; heading: string | null } | null = null;
  let heading: string | null = null;
  const close = () => {
    if (open) cues.push({ ...toCue(open.head, open.texts, cues.length), ...under(open.heading) });
    open = null;
  };
  for (const [index, line] of lines.entries()) {
    const meaning = meaningOf(line, index);
    if (typeof meaning === 'object') {
      close();
      outcomes.talkGoesOn();
      hasBegun = true;
      time = meaning.start;
      open = { head: meaning, texts: [meaning.text], heading };
      heading = null;
      countHead(line, meaning, words);
      continue;
    }
    if (meaning === 'ends') {
      close();
      heading = headingOf(line) ?? heading;
    }
    const isSaid = meaning === 'continues' && open !== null;
    const outcome = isSaid || meaning === 'frame' ? null : outcomes.read(line);
    if (outcome) {
      const goesOn: Head | null = meaning === 'skip' ? (open?.head ?? null) : null;
      close();
      if (goesOn) open = { head: { ...goesOn, text: '' }, texts: [], heading: null };
      cues.push(writtenCue(outcome, time, cues.length));
      countHead(line, outcome, words);
    } else words[placeOf(meaning, open !== null, hasBegun)] += countWords(line);
    if (meaning === 'skip' || meaning === 'frame') continue;
    if (open) open.texts.push(line);
    else if (!hasBegun) preamble.push(line);
  }
  close();
  return { cues: cues.filter((cue) => cue.text !== ''), preamble, words };
}

const under = (heading: string | null) => (heading === null ? {} : { heading });

function placeOf(
  meaning: Exclude<LineMeaning, Head>,
  isOpen: boolean,
  hasBegun: boolean,
): keyof WordCount {
  if (meaning === 'frame') return 'frame';
  if (meaning === 'skip') return 'notes';
  if (isOpen) return 'said';
  return hasBegun ? 'apart' : 'header';
}

function countHead(
  line: string,
  { text, otherWords = 0 }: Pick<Head, 'text' | 'otherWords'>,
  words: WordCount,
) {
  const said = countWords(text);
  const frame = countWords(line) - said - otherWords;
  words.said += said;
  words.columns += otherWords;
  words[frame < 0 || frame > mostFrameWords ? 'unread' : 'frame'] += frame;
}

function toCue(head: Head, texts: readonly string[], index: number): Cue {
  const isUnknown = head.speaker !== null && isUnknownVoice(head.speaker);
  return {
    ...(head.typed && { typed: true }),
    ...((isUnknown || head.speakerChanges) && { speakerChanges: true }),
    id: String(index + 1),
    start: head.start,
    end: head.end ?? null,
    speaker: head.speaker,
    text: foldText(texts.join(' ')),
  };
}

function writtenCue({ kind, text }: WrittenLine, start: number | null, index: number): Cue {
  return {
    id: String(index + 1),
    start,
    end: start,
    speaker: null,
    text: foldText(text),
    written: kind,
  };
}

export function foldText(text: string): string {
  return text
    .replace(/\\([[\]*_\\()#.!<>'"-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

export function countHeads(
  lines: readonly string[],
  headOf: (line: string, index: number) => unknown,
): number {
  let heads = 0;
  for (const [index, line] of lines.entries()) if (headOf(line, index)) heads++;
  return heads;
}
