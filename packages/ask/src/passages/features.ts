import type { OutcomeKind } from '../types.ts';
import { bm25, idf } from './bm25.ts';
import { feedback } from './feedback.ts';
import { type MeetingIndex, rootOf } from './meeting-index.ts';
import { relative, smooth } from './smooth.ts';

/** What a question looks for within a meeting. */
export type Sought = {
  /** Terms of the subject, each once. */
  terms: readonly string[];
  /** Pairs of terms that follow each other in the question. */
  pairs: readonly (readonly [string, string])[];
  /** Names of people whose words are asked for. */
  people: ReadonlySet<string>;
  outcome: OutcomeKind | null;
};

/** The features by which passages are ranked. The numbers are widths in passages of about 25 seconds. */
export const featureNames = [
  /** Share of the subject (terms weighted by rarity) that is said at most 3, 6, 12 or 25 passages away. */
  'coverage3',
  'coverage6',
  'coverage12',
  'coverage25',
  /** Pairs of terms that follow each other both in the question and here, smoothed. */
  'pairs6',
  /** Words shared with the passages that fit best, smoothed. */
  'feedback6',
  /** BM25 on word stems, plain and smoothed. */
  'words',
  'words6',
  'words12',
  /** BM25 of the chapter that contains the passage. */
  'chapter',
  /** Rank by smoothed BM25: 1 for the first, near 0 beyond the first quarter. */
  'rank2',
  'rank6',
  /** Rarity of the rarest term that is said, smoothed. */
  'rare2',
  /** Share of the words spoken by the people who are asked about, plain and smoothed. */
  'spoken',
  'spoken1',
  'spoken4',
  /** Outcomes of the kind asked for, smoothed. */
  'outcomes3',
  /** Share of words that carry a subject, smoothed. */
  'content3',
  /** Words per turn, on a log scale. */
  'longTurns',
  /** Nearness to either end of the meeting. */
  'start',
  'end',
] as const;

export type FeatureName = (typeof featureNames)[number];
export type Features = Readonly<Record<FeatureName, readonly number[]>>;

/** How fast 'start' and 'end' fall with the distance from that end, as a share of the meeting. */
const edgeFall = 10;
/** Share of the passages over which 'rank' falls to 0.37. */
const rankFall = 0.08;

/** The features of each passage of a meeting. */
export function featuresOf(index: MeetingIndex, sought: Sought): Features {
  const count = index.passages.length;
  const { terms, people } = sought;
  const whole = terms.reduce((sum, term) => sum + idf(index.terms, term), 0) || 1;
  const plain = bm25(index.terms, terms).map((score) => score / whole);
  const roots = bm25(index.roots, terms.map(rootOf));
  const near = smooth(plain, 2);
  const chapters = relative(bm25(index.chapters, terms));
  const spoken = index.passages.map(({ parts, words }) =>
    people.size === 0 ? 0 : wordsOfPeople(index, parts, people) / words,
  );
  const roots6 = smooth(roots, 6);
  const outcomes = sought.outcome ? index.outcomes[sought.outcome] : plain.map(() => 0);
  return {
    coverage3: coverage(index, terms, 3).map((sum) => sum / whole),
    coverage6: coverage(index, terms, 6).map((sum) => sum / whole),
    coverage12: coverage(index, terms, 12).map((sum) => sum / whole),
    coverage25: coverage(index, terms, 25).map((sum) => sum / whole),
    pairs6: smooth(pairShares(index, sought.pairs), 6),
    feedback6: relative(smooth(feedback(index, near), 6)),
    words: relative(roots),
    words6: relative(roots6),
    words12: relative(smooth(roots, 12)),
    chapter: index.chapterOf.map((chapter) => chapters[chapter] ?? 0),
    rank2: ranks(near),
    rank6: ranks(roots6),
    rare2: smooth(rarest(index, terms), 2),
    spoken,
    spoken1: smooth(spoken, 1),
    spoken4: smooth(spoken, 4),
    outcomes3: smooth(outcomes, 3),
    content3: smooth(
      index.content.map(({ length }, at) => length / Math.max(1, index.terms.lengths[at] ?? 1)),
      3,
    ),
    longTurns: index.passages.map(({ parts, words }) => Math.log(words / parts.length) / 4),
    start: index.passages.map((_, at) => Math.exp((-edgeFall * at) / count)),
    end: index.passages.map((_, at) => Math.exp(-edgeFall * (1 - at / count))),
  };
}

function wordsOfPeople(
  { meeting }: MeetingIndex,
  parts: MeetingIndex['passages'][number]['parts'],
  people: ReadonlySet<string>,
): number {
  return parts.reduce(
    (sum, { turn, words }) => sum + (people.has(meeting.turns[turn]?.speaker ?? '') ? words : 0),
    0,
  );
}

function coverage({ terms, passages }: MeetingIndex, sought: readonly string[], width: number) {
  const sums = passages.map(() => 0);
  for (const term of sought) {
    const weight = idf(terms, term);
    let next = 0;
    for (const at of terms.postings.get(term)?.keys() ?? []) {
      const last = Math.min(passages.length - 1, at + width);
      for (next = Math.max(next, at - width); next <= last; next++)
        sums[next] = (sums[next] ?? 0) + weight;
    }
  }
  return sums;
}

/** Share of the pairs whose terms have at most one term between them. */
function pairShares({ content }: MeetingIndex, pairs: Sought['pairs']): number[] {
  return content.map((terms) => {
    const found = pairs.filter(([one, other]) =>
      terms.some(
        (term, at) =>
          term === one &&
          (terms[at + 1] === other || terms[at + 2] === other || terms[at - 1] === other),
      ),
    );
    return pairs.length === 0 ? 0 : found.length / pairs.length;
  });
}

function rarest({ terms, passages }: MeetingIndex, sought: readonly string[]): number[] {
  const most = Math.log(1 + passages.length);
  const rarities = passages.map(() => 0);
  for (const term of sought) {
    const rarity = idf(terms, term) / most;
    for (const at of terms.postings.get(term)?.keys() ?? [])
      rarities[at] = Math.max(rarities[at] ?? 0, rarity);
  }
  return rarities;
}

function ranks(scores: readonly number[]): number[] {
  const order = [...scores.keys()].toSorted(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
  );
  const found = scores.map(() => 0);
  for (const [place, at] of order.entries())
    found[at] = Math.exp(-place / (rankFall * scores.length));
  return found;
}
