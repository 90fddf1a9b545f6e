import type { Talk } from '../talk.ts';
import { cohesionColumns } from './cohesion.ts';

export type Gap = {
  turn: number;
  wordsBefore: number;
  features: number[];
};

/** The number of chapters grows more slowly than that of words. Fitted to QMSum: four or five in 9,000 words. */
const chaptersExpected = 6;
const wordsOfThose = 9000;
/** Shorter chapters at the start or end of a meeting are rare. */
const edgeShare = 0.2;

export const expectedChapters = (words: number): number =>
  chaptersExpected * Math.cbrt(words / wordsOfThose);

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
