import { counted } from './counted.ts';
import type { Happened } from './organization-figures/happened.ts';

const shownKinds = 3;

/** In the order of the words. */
const wordsOf: Record<Happened['kind'], (count: number) => string> = {
  decided: (count) => counted(count, 'decision'),
  'vote-passed': (count) => `${counted(count, 'vote')} passed`,
  'heard-first': (count) => `${counted(count, 'person', 'people')} heard for the first time`,
  'series-began': (count) => `${counted(count, 'series', 'series')} began`,
  'series-ended': (count) => `${counted(count, 'series', 'series')} ended`,
  'series-paused': (count) => `${counted(count, 'series', 'series')} paused`,
  'heard-no-longer': (count) => `${counted(count, 'person', 'people')} not heard for 13 weeks`,
  'series-opened-by': (count) => `${counted(count, 'series', 'series')} opened by somebody else`,
  'topic-first': (count) => counted(count, 'new topic'),
};

/** Most facts are of one thing; these count several. */
function countOf(fact: Happened): number {
  if (fact.kind === 'decided') return fact.decisions;
  if (fact.kind === 'vote-passed') return fact.votes;
  return 'people' in fact ? fact.people : 1;
}

/**
 * '4 decisions, 2 people heard for the first time, 1 series began': the numbers of the first kinds of which there are
 * any. Null if nothing happened.
 */
export function happenedInShort(facts: readonly Happened[]): string | null {
  const counts = new Map<string, number>();
  for (const fact of facts) counts.set(fact.kind, (counts.get(fact.kind) ?? 0) + countOf(fact));
  const words = Object.entries(wordsOf).flatMap(([kind, write]) => {
    const count = counts.get(kind);
    return count ? [write(count)] : [];
  });
  return words.length > 0 ? words.slice(0, shownKinds).join(', ') : null;
}
