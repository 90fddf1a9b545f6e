import type { Talk } from '../talk.ts';
import { cohesionColumns } from './cohesion.ts';

/** The place before a turn. */
export type Gap = {
  /** Index of the turn that follows. */
  turn: number;
  /** Words of the meeting before it. */
  wordsBefore: number;
  features: number[];
};

/** Of QMSum's meetings, of some 9,000 words, people made four or five topics; twice the words are a quarter more. */
const chaptersExpected = 6;
const wordsOfThose = 9000;
/** Part of the expected length of a chapter; shorter ones at the start or end of a meeting are rare. */
const edgeShare = 0.2;

/** How many chapters a meeting of so many words is expected to have. */
export const expectedChapters = (words: number): number =>
  chaptersExpected * Math.cbrt(words / wordsOfThose);

/** The gap before each turn but the first, in order, with its features. */
export function gapsOf(talk: Talk): Gap[] {
  const { turns } = talk;
  const columns = cohesionColumns(talk);
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  const chapters = expectedChapters(words);
  const edge = (edgeShare * words) / chapters;
  const perChapter = Math.log(turns.length / chapters);
  const length = (at: number) => Math.log(1 + (turns[at]?.words ?? 0));
  const gaps: Gap[] = [];
  let wordsBefore = turns[0]?.words ?? 0;
  for (let at = 1; at < turns.length; at++) {
    const place = wordsBefore / words;
    gaps.push({
      turn: at,
      wordsBefore,
      features: [
        1,
        ...columns.map((column) => column[at - 1] ?? 0),
        length(at - 1),
        length(at),
        length(at + 1),
        perChapter,
        place,
        place ** 2,
        wordsBefore < edge ? 1 : 0,
        words - wordsBefore < edge ? 1 : 0,
      ],
    });
    wordsBefore += turns[at]?.words ?? 0;
  }
  return gaps;
}
