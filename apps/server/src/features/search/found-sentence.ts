import type { MeetingTranscript, SaidSentence } from '@rapport/contract';
import { sentencesOf } from '@rapport/transcript';

type Turn = MeetingTranscript['turns'][number];
type Place = { firstTurn: number; firstChar: number; lastTurn: number; lastChar: number | null };

/** A turn, with the part of its text that is in the passage. */
export type SaidTurn = Pick<Turn, 'position' | 'start' | 'participantId' | 'text'>;

/** The turns of a passage, whose positions count code points. */
export const turnsOfPassage = (turns: readonly Turn[], place: Place): SaidTurn[] =>
  turns.map(({ position, start, participantId, text }) => {
    const from = position === place.firstTurn ? place.firstChar : 0;
    const to = position === place.lastTurn ? (place.lastChar ?? undefined) : undefined;
    const isPart = from > 0 || to !== undefined;
    const said = isPart ? Array.from(text).slice(from, to).join('') : text;
    return { position, start, participantId, text: said };
  });

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** The distinct words of the turns, in lower case. */
export const wordsSaid = (turns: readonly SaidTurn[]): string[] => [
  ...new Set(turns.flatMap(({ text }) => text.toLowerCase().match(word) ?? [])),
];

type Sentence = Omit<SaidSentence, 'speaker'> & { participantId: string | null };

/**
 * The first sentence with most of the found words; undefined if none has any. `named` is the number of search words
 * in the speaker's name, which count as found.
 */
export function findSentence(
  turns: readonly SaidTurn[],
  found: ReadonlySet<string>,
  named: (participantId: string) => number,
): Sentence | undefined {
  let best: Sentence | undefined;
  let most = 0;
  for (const { position, start, participantId, text } of turns)
    for (const sentence of sentencesOf(text)) {
      const parts = partsOf(sentence.text, found);
      const words = parts.filter(({ isFound }) => isFound).map((part) => part.text.toLowerCase());
      if (words.length === 0) continue;
      const score = new Set(words).size + (participantId === null ? 0 : named(participantId));
      if (score <= most) continue;
      most = score;
      best = { turn: position, start, participantId, parts };
    }
  return best;
}

function partsOf(sentence: string, found: ReadonlySet<string>): SaidSentence['parts'] {
  const parts: SaidSentence['parts'] = [];
  let at = 0;
  for (const { 0: said, index } of sentence.matchAll(word)) {
    if (!found.has(said.toLowerCase())) continue;
    if (index > at) parts.push({ text: sentence.slice(at, index), isFound: false });
    parts.push({ text: said, isFound: true });
    at = index + said.length;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at), isFound: false });
  return parts;
}
