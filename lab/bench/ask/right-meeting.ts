import { indexCorpus, type Meeting, readQuestion, speakersOf, termsOf } from '@rapport/ask';
import { pairOf } from '@rapport/ask/meetings/corpus';
import { scoreMeetings } from '@rapport/ask/meetings/rank-meetings';
import { bm25, indexTerms } from '@rapport/ask/passages/bm25';
import { soughtBy } from '@rapport/ask/passages/sought';
import type { QueriedMeeting } from './qmsum-queries.ts';

/**
 * A query is specific if a word of its subject, or two consecutive ones, occur in at most this share of all meetings,
 * and in at least one. That one need not be the right meeting.
 */
const specialShare = 0.05;

/** How often the right meeting comes first among all meetings, in percent. */
export function benchRightMeeting(queried: readonly QueriedMeeting[], others: readonly Meeting[]) {
  const meetings = [...queried.map(({ meeting }) => meeting), ...others];
  const corpus = indexCorpus(meetings);
  const words = indexTerms(meetings.map(({ turns }) => turns.flatMap(({ text }) => termsOf(text))));
  const people = [...new Set(meetings.flatMap(speakersOf))].map((name) => ({ name }));
  const isFew = (term: string) => {
    const said = corpus.said.postings.get(term)?.size ?? 0;
    return said > 0 && said <= specialShare * meetings.length;
  };
  const first = (scores: readonly number[]) => scores.indexOf(Math.max(...scores));
  let special = 0;
  let ours = 0;
  let plain = 0;
  for (const [right, { queries }] of queried.entries()) {
    for (const { query } of queries) {
      const sought = soughtBy(readQuestion(query, { people, series: [], today: '2026-01-01' }));
      const isSpecial =
        sought.terms.some(isFew) || sought.pairs.some(([one, other]) => isFew(pairOf(one, other)));
      if (!isSpecial) continue;
      special += 1;
      if (first(scoreMeetings(corpus, sought)) === right) ours += 1;
      if (first(bm25(words, termsOf(query))) === right) plain += 1;
    }
  }
  return {
    meetings: meetings.length,
    special,
    ours: (100 * ours) / special,
    plain: (100 * plain) / special,
  };
}
