import type { Exchange } from '../3-features/exchanges.ts';
import type { Question } from '../3-features/questions.ts';
import type { TalkTime } from '../3-features/talk-time.ts';

const weights = { talk: 0.4, exchanges: 0.3, questions: 0.15, partners: 0.15 };

/** Concave: an even share gives 2/3, twice as much gives 4/5. */
const earned = (share: number, people: number): number => (share * people) / (share * people + 0.5);

/**
 * 0 to 1: share of words (0.4), of exchanges (0.3) and of questions (0.15), each relative to an even share, and share
 * of the others spoken to (0.15). Measures that are zero for the whole meeting are excluded from the weights.
 */
export function engagementScores(
  times: readonly TalkTime[],
  exchanges: readonly Exchange[],
  questions: readonly Question[],
): number[] {
  const people = times.length;
  const taken = new Array<number>(people).fill(0);
  const partners = times.map(() => new Set<number>());
  for (const { from, to, kind } of exchanges) {
    if (to === null || kind === 'listening') continue;
    taken[from] = (taken[from] ?? 0) + 1;
    taken[to] = (taken[to] ?? 0) + 1;
    partners[from]?.add(to);
    partners[to]?.add(from);
  }
  const asked = new Array<number>(people).fill(0);
  for (const { asker } of questions) asked[asker] = (asked[asker] ?? 0) + 1;

  const allTaken = sum(taken);
  const allAsked = sum(asked);
  return times.map(({ talkShare }, person) => {
    const parts = [
      { weight: weights.talk, score: earned(talkShare, people) },
      allTaken > 0 && {
        weight: weights.exchanges,
        score: earned((taken[person] ?? 0) / allTaken, people),
      },
      allAsked > 0 && {
        weight: weights.questions,
        score: earned((asked[person] ?? 0) / allAsked, people),
      },
      allTaken > 0 && {
        weight: weights.partners,
        score: (partners[person]?.size ?? 0) / Math.max(people - 1, 1),
      },
    ].filter((part) => part !== false);
    const weight = sum(parts.map((part) => part.weight));
    return sum(parts.map((part) => part.weight * part.score)) / weight;
  });
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, value) => total + value, 0);
