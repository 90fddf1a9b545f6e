import { countWords } from '../word-count.ts';
import type { Piece } from './pieces.ts';
import type { Place } from './places.ts';
import { momentsFrom } from './times.ts';
import { areWords } from './words.ts';

export type Candidate = { place: Place; pieces: Piece[] };
type Judged = Candidate & { words: number; characters: number; named: boolean; timed: boolean };

/** Least share of the words of the longest candidate: fewer are a part of them, or something else. */
const leastShare = 0.5;
const nearlyAll = 0.9;
const half = 0.5;
/** In characters. Shorter texts are single words. */
const shortestSentence = 12;
/** Of more records than this, some speaker speaks twice; names that never come again are titles. */
const mostWithoutRepeat = 3;
const talk =
  /transcript|utterance|segment|sentence|dialog|conversation|speech|monologue|phrase|caption|subtitle|chunk|turn/;

/**
 * Of the lists that hold words with speakers or times, that of the talk. The first of these that tells them apart
 * decides: most of the words, speakers, times, sentences rather than single words, nearly all words, the place
 * nearest to the top of the file.
 */
export function choose(candidates: readonly Candidate[]): Candidate | null {
  const judged = candidates.filter(isTalk).map(judge);
  const most = Math.max(0, ...judged.map(({ words }) => words));
  const [best] = judged
    .filter(({ words }) => words > 0 && words >= most * leastShare)
    .sort(
      (a, b) =>
        Number(b.named) - Number(a.named) ||
        Number(b.timed) - Number(a.timed) ||
        Number(isSentences(b)) - Number(isSentences(a)) ||
        Number(b.words >= most * nearlyAll) - Number(a.words >= most * nearlyAll) ||
        depth(a) - depth(b),
    );
  return best ?? null;
}

const depth = ({ place }: Candidate): number => place.path.split('.').length;
const isSentences = ({ characters, pieces }: Judged): boolean =>
  characters >= pieces.length * shortestSentence;

function judge({ place, pieces }: Candidate): Judged {
  const share = (is: (piece: Piece) => boolean) => pieces.filter(is).length >= pieces.length * half;
  return {
    place,
    pieces,
    words: pieces.reduce((sum, { text }) => sum + countWords(text), 0),
    characters: pieces.reduce((sum, { text }) => sum + text.trim().length, 0),
    named: share(({ voice }) => voice !== null),
    timed: share(({ start }) => start !== null),
  };
}

/**
 * Words with a speaker or a time within a recording for certain, or a list named after talk. Moments alone are also
 * those of logs and news.
 */
function isTalk({ place, pieces }: Candidate): boolean {
  if (pieces.length === 0 || !place.path.includes('[]')) return false;
  const most = (is: (piece: Piece) => boolean) => pieces.filter(is).length >= pieces.length * half;
  const isNamedTalk = talk.test(place.path);
  const areLoose = most(({ isLoose }) => isLoose);
  if (areLoose && !place.path.endsWith('[]')) return false;
  const isSpoken = most(({ voice }) => voice !== null && !voice.isLoose);
  const isTimed = most(
    ({ start, end, hasLooseTime }) =>
      start !== null && !hasLooseTime && (start.value < momentsFrom || end !== null || isNamedTalk),
  );
  if (isSpoken || (isTimed && (!areLoose || isNamedTalk))) return true;
  if (areLoose) return false;
  if (areWords(pieces.map(({ text }) => text))) return false;
  if (most(({ voice }) => voice !== null))
    return pieces.length <= mostWithoutRepeat || haveRepeats(pieces);
  return isNamedTalk;
}

function haveRepeats(pieces: readonly Piece[]): boolean {
  const voices = pieces.flatMap(({ voice }) => voice?.id ?? []);
  return new Set(voices).size < voices.length;
}
