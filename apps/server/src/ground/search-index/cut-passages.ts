import type { MeetingTranscript } from '@rapport/contract';

type Turn = Pick<
  MeetingTranscript['turns'][number],
  'position' | 'participantId' | 'start' | 'text'
>;

/**
 * A stretch of a meeting. `firstChar` and `lastChar` count the characters (code points) of its first and last turn before
 * its first word and through its last one; `lastChar` is null at the end of a turn.
 */
export type Passage = {
  firstTurn: number;
  firstChar: number;
  lastTurn: number;
  lastChar: number | null;
  /** Seconds from the start of the meeting, of the first turn. */
  start: number | null;
  /** In the order in which they speak in it. */
  speakers: string[];
  /** Letters and digits alone, so that words are told apart as those of a search are. */
  words: string;
};

/**
 * Words of a passage. It ends with the turn that reaches the least, or with the sentence that reaches the usual length.
 * Only the last one before a chapter or the end may be shorter. Judgement: about half a minute of talk.
 */
export const passageWords = { least: 60, usual: 100, most: 150 };

/** A longer run without blanks, as in Chinese, counts as several words. */
const word = /\S{1,40}/gu;
const sentenceEnd = /[.?!…。？！]["'”’)\]]*$/u;

/** What is searched in a text: its words, without marks and symbols. */
export const plainWords = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

type Part = { turn: Turn; from: number; to: number; words: number };

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
    let part: Part = { turn, from: 0, to: 0, words: 0 };
    for (const { 0: written, index } of turn.text.matchAll(word)) {
      part.to = index + written.length;
      part.words += 1;
      count += 1;
      const isFull = count >= passageWords.usual && sentenceEnd.test(written);
      if (!isFull && count < passageWords.most) continue;
      parts.push(part);
      part = { turn, from: part.to, to: part.to, words: 0 };
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
    firstChar: characters(first.turn.text, first.from),
    lastTurn: last.turn.position,
    lastChar: isRest(last) ? null : characters(last.turn.text, last.to),
    start: first.turn.start,
    speakers: [...new Set(speakers)],
    words: parts.map(({ turn, from, to }) => plainWords(turn.text.slice(from, to))).join(' '),
  };
}

const isRest = ({ turn, to }: Part): boolean => turn.text.slice(to).trim() === '';

/** PostgreSQL counts code points, JavaScript UTF-16 units. */
const characters = (text: string, units: number): number =>
  units === 0 ? 0 : Array.from(text.slice(0, units)).length;
