import { readQuestion, termsOf } from '@rapport/ask';
import { knownIn } from '@rapport/ask/meeting-of';
import { bm25 } from '@rapport/ask/passages/bm25';
import { indexMeeting, type MeetingIndex } from '@rapport/ask/passages/meeting-index';
import { rankPassages } from '@rapport/ask/passages/rank-passages';
import { smooth } from '@rapport/ask/passages/smooth';
import { soughtBy } from '@rapport/ask/passages/sought';
import { markedWords } from './marked-passages.ts';
import { type Figures, figureNames, figuresOf } from './passage-figures.ts';
import type { QueriedMeeting } from './qmsum-queries.ts';

type Method = (index: MeetingIndex, question: string) => number[];

const read = (question: string, { meeting }: MeetingIndex) =>
  readQuestion(question, knownIn(meeting));

/** In passages; the best of several widths on the training split. */
const smoothedBy = 3;

const byScore = (scores: readonly number[]): number[] =>
  [...scores.keys()].toSorted(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
  );
const plain = (index: MeetingIndex, question: string) =>
  bm25(index.terms, soughtBy(read(question, index)).terms);

const methods: Readonly<Record<string, Method>> = {
  Rapport: (index, question) =>
    rankPassages(index, soughtBy(read(question, index))).map(({ at }) => at),
  'BM25, all words': (index, question) => byScore(bm25(index.terms, termsOf(question))),
  'BM25, words of the subject': (index, question) => byScore(plain(index, question)),
  'BM25, neighbours smoothed': (index, question) =>
    byScore(smooth(plain(index, question), smoothedBy)),
};

/** Means over all queries, each within its own meeting, in percent. */
export function benchPassages(meetings: readonly QueriedMeeting[]) {
  const indexed = meetings.map(({ meeting, queries }) => ({
    index: indexMeeting(meeting),
    queries,
  }));
  const words = indexed.flatMap(({ index }) => index.passages.map((passage) => passage.words));
  const rows = Object.entries(methods).map(([method, order]) => {
    const each = indexed.flatMap(({ index, queries }) =>
      queries.map((query) =>
        figuresOf(index, markedWords(index, query), order(index, query.query)),
      ),
    );
    return { method, figures: meanOf(each) };
  });
  return {
    queries: indexed.reduce((sum, { queries }) => sum + queries.length, 0),
    meanWords: words.reduce((sum, count) => sum + count, 0) / words.length,
    rows,
  };
}

function meanOf(each: readonly Figures[]): Figures {
  const mean: Figures = { 'hit@1': 0, 'hit@3': 0, 'hit@5': 0, MRR: 0, recall: 0 };
  for (const name of figureNames)
    mean[name] = (100 * each.reduce((sum, one) => sum + one[name], 0)) / each.length;
  return mean;
}
