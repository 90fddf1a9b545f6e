import type { MeetingTranscript } from '@rapport/contract';

type Turn = Pick<
  MeetingTranscript['turns'][number],
  'position' | 'participantId' | 'start' | 'text'
>;

/**
 * A part of a meeting. `firstChar` is the number of characters (code points) of its first turn before its first word,
 * `lastChar` that of its last turn through its last word; `lastChar` is null at the end of a turn.
 */
export type Passage = {
  firstTurn: number;
  firstChar: number;
  lastTurn: number;
  lastChar: number | null;
  /** Start of the first turn, in seconds from the start of the meeting. */
  start: number | null;
  /** In the order of their turns in the passage. */
  speakers: string[];
  /** Only letters and digits, so that words are separated as in a search. */
  words: string;
};

/**
 * Size of a passage in words. It ends with the turn that reaches `least`, or with the sentence that reaches `usual`.
 * Only the last one before a chapter or the end may be shorter. Judgement: about half a minute of talk.
 */
export const passageWords = { least: 60, usual: 100, most: 150 };

/** A longer run without spaces, as in Chinese, counts as several words. */
const word = /\S{1,40}/gu;
const sentenceEnd = /[.?!…。？！]["'”’)\]]*$/u;

/** The searchable words of a text, without punctuation and symbols. */
export const plainWords = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/** `firstChar` is the number of characters before `from`. */
type Part = { turn: Turn; from: number; firstChar: number; to: number; words: number };

/**
 * Cuts turns into passages of 60 to 150 words, none of which crosses the beginning of a chapter.
 * @param chapterStarts positions of the turns with which chapters begin
 */
export function cutPassages(
  turns: readonly Turn[],
  chapterStarts: ReadonlySet<number> = new Set(),
): Passage[] {
  const passages: Passage[] = [];
  let parts: Part[] = [];
  let count = 0;
  const close = () => {
    if (count > 0) passages.push(passageOf(parts));
    parts = [];
    count = 0;
  };
  for (const turn of turns) {
    if (chapterStarts.has(turn.position)) close();
    let part: Part = { turn, from: 0, firstChar: 0, to: 0, words: 0 };
    for (const { 0: written, index } of turn.text.matchAll(word)) {
      part.to = index + written.length;
      part.words += 1;
      count += 1;
      const isFull = count >= passageWords.usual && sentenceEnd.test(written);
      if (!isFull && count < passageWords.most) continue;
      parts.push(part);
      part = { turn, from: part.to, firstChar: lastCharOf(part), to: part.to, words: 0 };
      close();
    }
    if (part.words > 0) parts.push(part);
    if (count >= passageWords.least) close();
  }
  close();
  return passages;
}

function passageOf(parts: readonly Part[]): Passage {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) throw new Error('A passage has words.');
  const speakers = parts.flatMap(({ turn }) => turn.participantId ?? []);
  return {
    firstTurn: first.turn.position,
    firstChar: first.firstChar,
    lastTurn: last.turn.position,
    lastChar: isRest(last) ? null : lastCharOf(last),
    start: first.turn.start,
    speakers: [...new Set(speakers)],
    words: parts.map(({ turn, from, to }) => plainWords(turn.text.slice(from, to))).join(' '),
  };
}

const isRest = ({ turn, to }: Part): boolean => turn.text.slice(to).trim() === '';

/** PostgreSQL counts code points, JavaScript UTF-16 units. Counts on from the part before: a turn may have megabytes. */
const lastCharOf = ({ turn, from, firstChar, to }: Part): number =>
  firstChar + Array.from(turn.text.slice(from, to)).length;
