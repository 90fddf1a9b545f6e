import { type Corpus, rarities } from '../meetings/corpus.ts';
import { partWords } from '../meetings/part-words.ts';
import { scoreMeetings } from '../meetings/rank-meetings.ts';
import { soughtBy } from '../passages/sought.ts';
import type { Question } from '../question/read-question.ts';
import type { Subject } from '../question/subject.ts';
import { formAsked } from '../quotes/asked-form.ts';
import { namesOfMatter } from '../quotes/names-of-matter.ts';
import { termsOf } from '../words/terms.ts';
import { asksOfActor, outcomesAsked } from './asked-of.ts';
import type { Quote } from './quote.ts';
import { type AskedOfMeetings, quotesOfMeeting } from './quotes-of-meeting.ts';
import { shownQuotes } from './shown-quotes.ts';

export type FoundQuotes = {
  quotes: Quote[];
  /**
   * 0 to 1: how closely together the words of the subject occur at the best place, near words of the people asked
   * about.
   */
  evidence: number;
  /** Share of the matter in the quote that says most of it, with the sentences that it answers. */
  share: number;
};

/** Number of meetings whose passages are read. */
const meetingsRead = 10;
/**
 * A passage is quoted only if it scores at least this share of the best passage. Higher for a summary, which keeps to
 * its subject.
 */
const leastOfBest = { summary: 0.6, other: 0.3 };

/**
 * Finds the words that answer a question: the best sentences of the best passages of the best meetings.
 *
 * @param among positions of the meetings that are asked about
 */
export function findQuotes(corpus: Corpus, asked: Question, among: readonly number[]): FoundQuotes {
  const parted = partWords(corpus, asked.matter);
  const { names, wholes, needless } = namesOfMatter(corpus, asked.text, parted.terms);
  const question = {
    ...asked,
    subject: without(partWords(corpus, asked.subject), needless),
    matter: without(parted, needless),
  };
  const scores = scoreMeetings(corpus, question.matter);
  const idOf = (at: number) => corpus.meetings[at]?.meeting.id ?? '';
  const best = among
    .toSorted(
      (one, other) =>
        (scores[other] ?? 0) - (scores[one] ?? 0) || idOf(one).localeCompare(idOf(other)),
    )
    .slice(0, meetingsRead);
  const ofMeetings: AskedOfMeetings = {
    question,
    sought: soughtBy(question),
    speakers: new Set(question.speakers),
    rarity: rarities(corpus, question.matter.terms),
    pairs: question.matter.pairs,
    people: new Set(question.people.flatMap(termsOf)),
    form: formAsked(asked.text),
    isOfActor: asksOfActor(asked),
    names,
    wholes,
    kinds: outcomesAsked(question),
    highest: Math.max(1e-9, scores[best[0] ?? 0] ?? 0),
  };
  const read = best.flatMap((at) => {
    const index = corpus.meetings[at];
    return index ? [quotesOfMeeting(index, ofMeetings, scores[at] ?? 0)] : [];
  });
  const evidence = Math.max(0, ...read.map((meeting) => meeting.evidence));
  const least = leastOfBest[question.kind === 'summary' ? 'summary' : 'other'] * evidence;
  return {
    quotes: shownQuotes(read.flatMap(({ found }) => found).filter(({ close }) => close > least)),
    evidence,
    share: Math.max(0, ...read.map(({ share }) => share)),
  };
}

const without = ({ terms, pairs }: Subject, needless: ReadonlySet<string>): Subject => ({
  terms: terms.filter((term) => !needless.has(term)),
  pairs: pairs.filter((pair) => !pair.some((term) => needless.has(term))),
});
