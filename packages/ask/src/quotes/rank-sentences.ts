import type { MeetingIndex } from '../passages/meeting-index.ts';
import { emptyTerms } from '../words/empty-words.ts';
import { termsOf } from '../words/terms.ts';
import { canAnswer, formAsked } from './asked-form.ts';
import type { Place } from './best-quote.ts';
import type { SaidSentence } from './said-sentences.ts';

/** A quote is extended by the following sentences of the turn until it has this many words. */
const leastWords = 24;
/** With fewer words before it in its turn, a quote begins with the turn. */
const fewWords = 10;
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
  /** Terms that are names of people: who is named is also there by speaking. */
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
};

/**
 * Rates the quote that begins at a sentence: by the matter in it and around it, and by whether it answers a question
 * that was asked in the meeting.
 *
 * @param sentences of the meeting
 */
export function rankSentence(
  { meeting: { turns } }: MeetingIndex,
  sentences: readonly SaidSentence[],
  at: number,
  { form, rarity, pairs, names, isOfActor }: SentenceQuestion,
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
  const around = (from: number, to: number) =>
    sentences.slice(Math.max(0, from), Math.max(0, to)).flatMap(({ terms }) => terms);
  const speaker = termsOf(turns[first.turn]?.speaker ?? '').filter((term) => names.has(term));
  const said = {
    bySpeaker: shareOf(speaker),
    first: shareOf(first.terms),
    inRest: shareOf(quoted.slice(1).flatMap(({ terms }) => terms)),
    before: shareOf(before?.terms ?? []),
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
  const inQuestion = new Set(question?.terms);
  const asked = [...inQuestion].reduce((sum, term) => sum + (rarity.get(term) ?? 0), 0);
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
    (isSameForm && form === 'meaning' && saysMatter ? weightOf.answersMeaning : 0) +
    (isSameForm
      ? weightOf.answersSameForm + weightOf.answersSameFormOfMatter * (said.before + said.earlier)
      : 0) +
    (canAnswer(form, words) ? weightOf.fitsForm : 0) +
    (quoted.every(({ isAsked }) => isAsked) ? weightOf.isQuestion : 0) +
    (beginsWithMatter ? weightOf.beginsWithMatter : 0) +
    weightOf.pairs * pairShare([...around(at - reach.near, at), ...around(at, end + 1)], pairs) +
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
  };
}

/** Share of these pairs of terms that follow each other here, small words aside. */
export function pairShare(
  terms: readonly string[],
  pairs: readonly (readonly [string, string])[],
): number {
  const content = terms.filter((term) => !emptyTerms.has(term));
  const found = pairs.filter(([one, other]) =>
    content.some((term, at) => term === one && content[at + 1] === other),
  );
  return pairs.length === 0 ? 0 : found.length / pairs.length;
}

/** The question just before a sentence; before the beginning of a turn, the last one of the turn before. */
export function questionBefore(
  sentences: readonly SaidSentence[],
  at: number,
): SaidSentence | null {
  const before = sentences[at - 1];
  if (!before || before.isAsked || before.turn === sentences[at]?.turn)
    return before?.isAsked ? before : null;
  return (
    sentences
      .slice(Math.max(0, at - 1 - reach.near), at)
      .findLast(({ turn, isAsked }) => isAsked && turn === before.turn) ?? null
  );
}

/** A few words at the beginning of the turn belong to the quote: 'That's on me, sorry.' */
function beginOf(sentences: readonly SaidSentence[], at: number): number {
  const turn = sentences[at]?.turn;
  let words = 0;
  let from = at;
  while (sentences[from - 1]?.turn === turn) {
    from -= 1;
    words += sentences[from]?.text.split(/\s+/u).length ?? 0;
    if (words > fewWords) return at;
  }
  return from;
}

/** The last sentence of the quote that begins at a sentence. */
function endOf(sentences: readonly SaidSentence[], at: number): number {
  const turn = sentences[at]?.turn;
  let words = 0;
  let end = at;
  for (; sentences[end]?.turn === turn; end += 1) {
    words += sentences[end]?.text.split(/\s+/u).length ?? 0;
    if (words >= leastWords || sentences[end + 1]?.turn !== turn) break;
  }
  return end;
}
