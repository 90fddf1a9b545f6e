import { join } from 'node:path';
import { bestBoundaries } from '../../../packages/transcript/src/3-features/chapters/best-boundaries.ts';
import { scoreGaps } from '../../../packages/transcript/src/3-features/chapters/boundary-model.ts';
import { type MeetingWithTopics, readTopicSpans } from './topic-spans.ts';

export type ChapterRow = {
  method: string;
  /** Mean over meetings and topics of the best intersection over union, in percent. */
  overlap: number;
  /** Per meeting. */
  chapters: number;
};

/** Rapport's average number of chapters. */
const evenChapters = 6;

const methods: Record<string, (meeting: MeetingWithTopics) => number[]> = {
  'Rapport, chapters': ({ talk }) => bestBoundaries(scoreGaps(talk), wordsOf(talk)),
  'Even split': ({ talk }) => {
    const starts = [0];
    let words = 0;
    for (const turn of talk.turns) {
      if (words >= (wordsOf(talk) * starts.length) / evenChapters) starts.push(turn.index);
      words += turn.words;
    }
    return starts;
  },
};

/** Agreement with the topics that people marked in QMSum's validation split. */
export function benchChapters(data: string): ChapterRow[] {
  const meetings = readTopicSpans(join(data, 'qmsum'), 'val');
  return Object.entries(methods).map(([method, startsOf]) => {
    const found = meetings.map((meeting) => ({ meeting, starts: startsOf(meeting) }));
    return {
      method,
      overlap: 100 * mean(found.map(({ meeting, starts }) => meanBestOverlap(meeting, starts))),
      chapters: mean(found.map(({ starts }) => starts.length)),
    };
  });
}

/** In utterances; the result is 0 to 1. */
export function meanBestOverlap(
  { topics, turnOfUtterance }: MeetingWithTopics,
  starts: readonly number[],
): number {
  const bounds = [
    ...starts.map((turn) => (turn === 0 ? 0 : turnOfUtterance.indexOf(turn))),
    turnOfUtterance.length,
  ];
  const overlaps = topics.map(({ spans }) => {
    const size = spans.reduce((sum, [from, to]) => sum + to + 1 - from, 0);
    return starts.reduce((best, _, at) => {
      const [start = 0, end = 0] = bounds.slice(at);
      const shared = spans.reduce(
        (sum, [from, to]) => sum + Math.max(0, Math.min(to + 1, end) - Math.max(from, start)),
        0,
      );
      return Math.max(best, shared / (size + end - start - shared));
    }, 0);
  });
  return mean(overlaps);
}

const wordsOf = ({ turns }: MeetingWithTopics['talk']) =>
  turns.reduce((sum, { words }) => sum + words, 0);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
