import { type Corpus, closeness, rarities } from '../meetings/corpus.ts';
import { partWords } from '../meetings/part-words.ts';
import { scoreMeetings } from '../meetings/rank-meetings.ts';
import type { Part } from '../passages/cut-passages.ts';
import type { MeetingIndex } from '../passages/meeting-index.ts';
import { rankPassages } from '../passages/rank-passages.ts';
import { soughtBy } from '../passages/sought.ts';
import { namingWords } from '../question/people.ts';
import type { Question } from '../question/read-question.ts';
import type { Subject } from '../question/subject.ts';
import { formAsked } from '../quotes/asked-form.ts';
import { isSameQuote, type Place } from '../quotes/best-quote.ts';
import { namesOfMatter } from '../quotes/names-of-matter.ts';
import {
  isAbout,
  namesSubject,
  outcomePlaces,
  ownShare,
  shareBefore,
} from '../quotes/outcome-places.ts';
import { type RankedQuote, rankSentence } from '../quotes/rank-sentences.ts';
import { positionsIn } from '../quotes/said-sentences.ts';
import { pairShare, sentencesOfMatter } from '../quotes/sentences-of-matter.ts';
import type { Meeting, OutcomeKind } from '../types.ts';
import { termsOf, wordsOf } from '../words/terms.ts';

export type Quote = {
  /** Id of the meeting. */
  file: string;
  place: Place;
  text: string;
  speaker: string | null;
  start: number | null;
  score: number;
  /** What the meeting lists it as; undefined for other talk. */
  outcome?: OutcomeKind;
};

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

type Found = {
  quote: Quote;
  close: number;
  isOutcome: boolean;
  matter: RankedQuote['matter'];
};

/** Number of meetings whose passages are read, and of passages per meeting that may be quoted. */
const meetingsRead = 10;
const passagesRead = 20;
/** Weights by judgement, tried on the training split among 242 meetings. */
const weightOf = {
  close: 8,
  meeting: 3,
  passage: 0.5,
  outcome: 1,
  pairs: 2,
  /** Of the passage and of its meeting, beside the sentence's own score. */
  ofPassage: 0.3,
  ofMeeting: 3,
  /** What is decided on the matter names it, before 'Let's do that' near it. */
  ownOfOutcome: 10,
  /** A name of the matter is said nearby. */
  named: 2,
};
const quotesMax = 8;
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
  const sought = soughtBy(question);
  const speakers = new Set(question.speakers);
  const scores = scoreMeetings(corpus, question.matter);
  const idOf = (at: number) => corpus.meetings[at]?.meeting.id ?? '';
  const best = among
    .toSorted(
      (one, other) =>
        (scores[other] ?? 0) - (scores[one] ?? 0) || idOf(one).localeCompare(idOf(other)),
    )
    .slice(0, meetingsRead);
  const rarity = rarities(corpus, question.matter.terms);
  const people = new Set(question.people.flatMap(termsOf));
  const form = formAsked(asked.text);
  const isOfActor = asksOfActor(asked);
  const highest = Math.max(1e-9, scores[best[0] ?? 0] ?? 0);
  let evidence = 0;
  let mostShare = 0;
  const found: Found[] = [];
  const isSummary = question.kind === 'summary';
  const kinds = outcomesAsked(question);
  for (const at of best) {
    const index = corpus.meetings[at];
    if (!index) continue;
    const near = closeness(index, rarity, people);
    evidence = near.reduce(
      (most, share, passage) =>
        share > most && partsOf(index, passage, speakers).length > 0 ? share : most,
      evidence,
    );
    const ranked = rankPassages(index, sought);
    const first = ranked.reduce((most, { score }) => Math.max(most, score), -Infinity);
    const scored = ranked.map((passage) => ({
      at: passage.at,
      score:
        weightOf.close * (near[passage.at] ?? 0) +
        (weightOf.meeting * (scores[at] ?? 0)) / highest +
        weightOf.passage * (passage.score - first) +
        weightOf.pairs * pairShare(index.content[passage.at] ?? [], question.matter.pairs) +
        weightOf.outcome *
          (question.outcome ? (index.outcomes[question.outcome][passage.at] ?? 0) : 0),
    }));
    const sentences = sentencesOfMatter(index.meeting, rarity, wholes);
    const isTitled = termsOf(index.meeting.title).some((term) => names.has(term));
    const scoreAt = new Map(scored.map((passage) => [passage.at, passage.score]));
    for (const outcome of outcomePlaces(index, { kinds, speakers })) {
      const own = ownShare(index, outcome, rarity);
      const around = near[outcome.passage] ?? 0;
      const before = isSummary ? 0 : shareBefore(sentences, outcome, rarity);
      if (!isAbout({ own, around, before })) continue;
      const score = weightOf.ownOfOutcome * own + (scoreAt.get(outcome.passage) ?? 0);
      const quote = { ...quoteAt(index.meeting, outcome.place, score), outcome: outcome.kind };
      found.push({
        quote,
        close: near[outcome.passage] ?? 0,
        isOutcome: true,
        // A promise rarely repeats what it is about.
        matter: namesSubject(own) || outcome.kind === 'action' ? 'said' : 'before',
      });
    }
    for (const passage of scored
      .toSorted((one, other) => other.score - one.score)
      .slice(0, passagesRead))
      for (const part of partsOf(index, passage.at, speakers))
        for (const from of positionsIn(sentences, part)) {
          const quote = rankSentence(index, sentences, from, {
            form,
            rarity,
            pairs: question.matter.pairs,
            people,
            isOfActor,
            names,
          });
          if (!quote) continue;
          const score =
            quote.score +
            (isTitled || quote.isNamed ? weightOf.named : 0) +
            weightOf.ofPassage * passage.score +
            (weightOf.ofMeeting * (scores[at] ?? 0)) / highest;
          mostShare = Math.max(mostShare, quote.nearShare);
          found.push({
            quote: quoteAt(index.meeting, quote.place, score),
            close: near[passage.at] ?? 0,
            isOutcome: false,
            matter: quote.matter,
          });
        }
  }
  const least = (isSummary ? leastOfBest.summary : leastOfBest.other) * evidence;
  return {
    quotes: shownOf(found.filter(({ close }) => close > least)),
    evidence,
    share: mostShare,
  };
}

const without = ({ terms, pairs }: Subject, needless: ReadonlySet<string>): Subject => ({
  terms: terms.filter((term) => !needless.has(term)),
  pairs: pairs.filter((pair) => !pair.some((term) => needless.has(term))),
});

/** Outcomes first. Of them and of other talk: if one says the matter, those that only follow it are left out. */
function shownOf(found: readonly Found[]): Quote[] {
  const [outcomes, talk] = [true, false].map((is) =>
    nearestOf(found.filter(({ isOutcome }) => isOutcome === is)),
  );
  const inOrder = [...(outcomes ?? []), ...(talk ?? [])].toSorted(
    ({ quote: one, isOutcome }, { quote: other, isOutcome: isOther }) =>
      Number(isOther) - Number(isOutcome) ||
      other.score - one.score ||
      one.file.localeCompare(other.file) ||
      one.place.turn - other.place.turn,
  );
  const quotes: Quote[] = [];
  for (const { quote } of inOrder) {
    if (quotes.length === quotesMax) break;
    if (!quotes.some((one) => isSameQuote(one, quote))) quotes.push(quote);
  }
  return quotes;
}

const nearestOf = (found: readonly Found[]): readonly Found[] =>
  (['said', 'before', 'around'] as const)
    .map((place) => found.filter(({ matter }) => matter === place))
    .find((some) => some.length > 0) ?? [];

/** 'What did Tim say' is answered only by words of Tim. */
const partsOf = (
  { meeting, passages }: MeetingIndex,
  at: number,
  speakers: ReadonlySet<string>,
): Part[] =>
  (passages[at]?.parts ?? []).filter(
    ({ turn }) => speakers.size === 0 || speakers.has(meeting.turns[turn]?.speaker ?? ''),
  );

export function quoteAt({ id, turns }: Meeting, place: Place, score: number): Quote {
  const { text = '', speaker = null, start = null } = turns[place.turn] ?? {};
  return { file: id, place, text: text.slice(place.from, place.to), speaker, start, score };
}

/** Kinds of outcomes that are quoted before other talk. */
export function outcomesAsked({ kind, outcome }: Question): ReadonlySet<OutcomeKind> {
  if (kind === 'summary') return new Set(['decision', 'action']);
  return new Set(kind === 'outcomes' && outcome ? [outcome] : []);
}

/** 'What did Ada learn in Leeds?', not 'Who met Ada?'. */
const asksOfActor = ({ text, people }: Question): boolean =>
  people.some((name) =>
    new RegExp(
      ` (?:what|why|how|when|where|which) (?:[^ ]+ )?(?:did|does|do|has|have|had|is|was|will|would|should) (?:the )?${namingWords(text, name).join(' ')} `,
    ).test(` ${wordsOf(text).join(' ')} `),
  );
