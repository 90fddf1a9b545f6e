import type { Chapter } from '../../types.ts';
import type { Talk } from '../talk.ts';
import { bestBoundaries } from './best-boundaries.ts';
import { scoreGaps } from './boundary-model.ts';
import { chapterTitles } from './chapter-titles.ts';
import { fileHeadings, withHeadings } from './file-headings.ts';

/** In seconds. */
const shortestMeeting = 15 * 60;

/**
 * The chapters of a meeting in order; together they contain all its turns. Empty for meetings shorter than 15
 * minutes. `alsoPeople` are further names that may not be titles.
 */
export function findChapters(
  talk: Talk,
  durationSeconds: number,
  alsoPeople: readonly string[] = [],
): Chapter[] {
  if (durationSeconds < shortestMeeting || talk.turns.length === 0) return [];
  const words = talk.turns.reduce((sum, turn) => sum + turn.words, 0);
  const headings = fileHeadings(talk.turns);
  const starts = bestBoundaries(withHeadings(scoreGaps(talk), headings), words);
  const parts = starts.map((start, at) => talk.turns.slice(start, starts[at + 1]));
  const titles = chapterTitles(talk, parts, headings, alsoPeople);
  return parts.map((turns, at) => ({
    title: titles[at] ?? '',
    fromTurn: starts[at] ?? 0,
    toTurn: (starts[at] ?? 0) + turns.length - 1,
    speakers: [...new Set(turns.map(({ speaker }) => speaker))].flatMap(
      (speaker) => talk.names[speaker ?? -1] ?? [],
    ),
  }));
}
