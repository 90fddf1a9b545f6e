import { firstNames } from '../3-features/first-names.ts';
import type { Turn } from '../types.ts';

/** `… the plan. Ana Ruiz: I see.` */
const mark =
  /(?<=[.!?…]["”’)]?\s)(\p{Lu}[\p{L}.'’-]{1,30}(?: (?:\p{Lu}[\p{L}.'’-]{0,30}|\d{1,2})){0,3})\s?:\s/gu;
const generic = /^(?:Speaker|SPEAKER|Participant|MR\.|MS\.|MRS\.|DR\.|Mr\.|Ms\.|Mrs\.|Dr\.) ?\S/;
const leastMarks = 5;
const leastShare = 0.05;

/** Whether speakers were likely missed: at least 5 names with a colon, and one for every 20 turns. */
export function hasNamesInside(turns: readonly Turn[]): boolean {
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  let marks = 0;
  for (const { text } of turns) {
    if (!text.includes(':')) continue;
    for (const [, name = ''] of text.matchAll(mark)) {
      const [first = ''] = name.toLowerCase().split(' ');
      if (speakers.has(name) || firstNames.has(first) || generic.test(name)) marks++;
    }
  }
  return marks >= leastMarks && marks >= turns.length * leastShare;
}
