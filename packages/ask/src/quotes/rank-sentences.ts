import type { MeetingIndex } from '../passages/meeting-index.ts';
import { emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';
import { fitOf, formAsked } from './asked-form.ts';
import type { Place } from './best-quote.ts';
import { beginOf, endOf } from './quote-bounds.ts';
import type { SaidSentence } from './said-sentences.ts';
import { pairsIn, type SentenceOfMatter } from './sentences-of-matter.ts';

/** Distinct words that carry a subject in a quote that says enough. */
const enoughWords = 12;
/** Numbers of sentences around a quote. */
export const reach = { near: 3, far: 12 };
/**
 * Weights of what a quote and the sentences around it say. 'Said' are shares of the matter, each term counted at the
 * nearest place. Found by search on questions about meetings of two kinds; docs/analysis.md has the figures.
 */
const weightOf = {
  saidFirst: 9,
  saidInQuestion: 6,
  saidInRest: 6,
  saidBySpeaker: 5,
  /** 'What did Ada learn' asks for what Ada tells of herself. */
  saidByActor: 9,
  saidBefore: 6,
  saidEarlier: 4.5,
  saidAfter: 1,
  saidFar: 1,
  /** Also where the quote answers a question. */
  answersEarlier: 1.7,
  answersMatter: 2.2,
  answersSameForm: 0.7,
  answersSameFormOfMatter: 2,
  /** Who asked 'Why …?' about the matter in the meeting got the reason. */
  answersWhy: 3,
  /** 'What is the new tariff?' is answered where somebody asked 'How does it work?'. */
  answersMeaning: 3,
  fitsForm: 2.5,
  isQuestion: -3,
  beginsWithMatter: 0.7,
  pairs: 2,
  content: 0.8,
};
/** A term with this share of the matter is what the question is about. */
const mainShare = 0.25;

export type SentenceQuestion = {
  form: ReturnType<typeof formAsked>;
  /** Share of each term in the matter. */
  rarity: ReadonlyMap<string, number>;
  /** Terms of the matter that follow each other in the question. */
  pairs: readonly (readonly [string, string])[];
  /** Terms of names of people: who is named is also there by speaking. */
  people: ReadonlySet<string>;
  /** Terms of the matter that are names. */
  names: ReadonlySet<string>;
  /** Whether people of the question do what it asks about. */
  isOfActor: boolean;
};

export type RankedQuote = {
  place: Place;
  score: number;
  /** Where the matter is: in the quote or in what it answers, in the sentence before, or only around it. */
  matter: 'said' | 'before' | 'around';
  /** Share of the matter that is in the quote or was said shortly before. */
  nearShare: number;
  /** Whether a name of the matter is in the quote, is said around it, or is the speaker's. */
  isNamed: boolean;
};

/**
 * Rates the quote that begins at a sentence: by the matter in it and around it, and by whether it answers a question
 * that was asked in the meeting.
 *
 * @param sentences of the meeting
 */
export function scoreQuoteAt(
  { meeting: { turns } }: MeetingIndex,
  sentences: readonly SentenceOfMatter[],
  at: number,
  { form, rarity, pairs, people, names, isOfActor }: SentenceQuestion,
): RankedQuote | null {
  const first = sentences[at];
  if (!first) return null;
  const end = endOf(sentences, at);
  const quoted = sentences.slice(at, end + 1);
  const before = sentences[at - 1];
  const seen = new Set<string>();
  const shareOf = (terms: Iterable<string>) => {
    let sum = 0;
    for (const term of terms) {
      if (seen.has(term)) continue;
      seen.add(term);
      sum += rarity.get(term) ?? 0;
    }
    return sum;
  };
  const between = (from: number, to: number) => sentences.slice(Math.max(0, from), Math.max(0, to));
  const around = (from: number, to: number) => between(from, to).flatMap(({ matter }) => matter);
  const speaker = termsOf(turns[first.turn]?.speaker ?? '').filter((term) => people.has(term));
  const said = {
    bySpeaker: shareOf(speaker),
    first: shareOf(first.matter),
    inRest: shareOf(around(at + 1, end + 1)),
    before: shareOf(before?.matter ?? []),
    earlier: shareOf(around(at - reach.near - 1, at - 1)),
    after: shareOf(around(end + 1, end + 1 + reach.near)),
    far: shareOf(around(at - reach.far, end + reach.far)),
  };
  const own = said.bySpeaker + said.first + said.inRest + said.before;
  const words = quoted.map((one) => one.text).join(' ');
  const content = new Set(
    quoted.flatMap(({ terms }) => terms).filter((term) => !emptyTerms.has(term)),
  );
  const question = questionBefore(sentences, at);
  const isAnswer = question !== null && !first.isAsked;
  const saysMatter = said.first + said.inRest + (isAnswer ? said.before + said.earlier : 0) > 0;
  const isSameForm = isAnswer && form !== null && formAsked(question.text) === form;
  const asked = [...new Set(question?.matter)].reduce(
    (sum, term) => sum + (rarity.get(term) ?? 0),
    0,
  );
  const beginsWithMatter = first.terms
    .slice(0, 3)
    .some((term) => (rarity.get(term) ?? 0) > mainShare);
  const score =
    weightOf[isOfActor ? 'saidByActor' : 'saidBySpeaker'] * said.bySpeaker +
    (first.isAsked ? weightOf.saidInQuestion : weightOf.saidFirst) * said.first +
    weightOf.saidInRest * said.inRest +
    weightOf.saidBefore * said.before +
    weightOf.saidEarlier * said.earlier +
    weightOf.saidAfter * said.after +
    weightOf.saidFar * said.far +
    (isAnswer
      ? weightOf.answersEarlier * said.earlier + weightOf.answersMatter * Math.min(1, asked)
      : 0) +
    (isSameForm && form === 'reason' && asked > 0 ? weightOf.answersWhy : 0) +
    (isSameForm && form === 'meaning' && saysMatter ? weightOf.answersMeaning : 0) +
    (isSameForm
      ? weightOf.answersSameForm + weightOf.answersSameFormOfMatter * (said.before + said.earlier)
      : 0) +
    weightOf.fitsForm * fitOf(form, words) +
    (quoted.every(({ isAsked }) => isAsked) ? weightOf.isQuestion : 0) +
    (beginsWithMatter ? weightOf.beginsWithMatter : 0) +
    weightOf.pairs * pairsIn(between(at - reach.near, end + 1), pairs) +
    weightOf.content * Math.min(1, content.size / enoughWords);
  return {
    place: {
      turn: first.turn,
      from: sentences[beginOf(sentences, at)]?.from ?? first.from,
      to: sentences[end]?.to ?? first.to,
    },
    score,
    matter: saysMatter ? 'said' : said.before > 0 ? 'before' : 'around',
    nearShare: own + said.earlier,
    isNamed: [...around(at - reach.near - 1, end + 1), ...speaker].some((term) => names.has(term)),
  };
}

/** The question just before a sentence; before the beginning of a turn, the last one of the turn before. */
export function questionBefore<S extends SaidSentence>(
  sentences: readonly S[],
  at: number,
): S | null {
  const before = sentences[at - 1];
  if (!before || before.isAsked || before.turn === sentences[at]?.turn)
    return before?.isAsked ? before : null;
  return (
    sentences
      .slice(Math.max(0, at - 1 - reach.near), at)
      .findLast(({ turn, isAsked }) => isAsked && turn === before.turn) ?? null
  );
}
