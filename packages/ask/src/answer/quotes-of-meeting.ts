import { closeness } from '../meetings/corpus.ts';
import type { Part } from '../passages/cut-passages.ts';
import type { MeetingIndex } from '../passages/meeting-index.ts';
import { rankPassages } from '../passages/rank-passages.ts';
import type { soughtBy } from '../passages/sought.ts';
import type { Question } from '../question/read-question.ts';
import {
  isAbout,
  namesSubject,
  outcomePlaces,
  ownShare,
  shareBefore,
} from '../quotes/outcome-places.ts';
import { type SentenceQuestion, scoreQuoteAt } from '../quotes/rank-sentences.ts';
import { positionsIn } from '../quotes/said-sentences.ts';
import { pairShare, sentencesOfMatter } from '../quotes/sentences-of-matter.ts';
import type { OutcomeKind } from '../types.ts';
import { termsOf } from '../words/terms.ts';
import { quoteAt } from './quote.ts';
import type { FoundQuote } from './shown-quotes.ts';

/** A question, and what its words are worth among the meetings. */
export type AskedOfMeetings = SentenceQuestion & {
  question: Question;
  sought: ReturnType<typeof soughtBy>;
  speakers: ReadonlySet<string>;
  wholes: Parameters<typeof sentencesOfMatter>[2];
  kinds: ReadonlySet<OutcomeKind>;
  /** The score of the best meeting. */
  highest: number;
};

type QuotesOfMeeting = { found: FoundQuote[]; evidence: number; share: number };

/** Number of passages per meeting that may be quoted. */
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

/** The sentences of one meeting that may answer; `meetingScore` is that of the meeting. */
export function quotesOfMeeting(
  index: MeetingIndex,
  asked: AskedOfMeetings,
  meetingScore: number,
): QuotesOfMeeting {
  const { rarity, people, speakers, wholes, names } = asked;
  const near = closeness(index, rarity, people);
  const evidence = near.reduce(
    (most, share, passage) =>
      share > most && partsOf(index, passage, speakers).length > 0 ? share : most,
    0,
  );
  const scored = scoredPassages(index, near, asked, meetingScore);
  const sentences = sentencesOfMatter(index.meeting, rarity, wholes);
  const found = outcomesOf(index, { near, scored, sentences }, asked);
  const isTitled = termsOf(index.meeting.title).some((term) => names.has(term));
  let share = 0;
  for (const passage of scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, passagesRead))
    for (const part of partsOf(index, passage.at, speakers))
      for (const from of positionsIn(sentences, part)) {
        const quote = scoreQuoteAt(index, sentences, from, asked);
        if (!quote) continue;
        const score =
          quote.score +
          (isTitled || quote.isNamed ? weightOf.named : 0) +
          weightOf.ofPassage * passage.score +
          (weightOf.ofMeeting * meetingScore) / asked.highest;
        share = Math.max(share, quote.nearShare);
        found.push({
          quote: quoteAt(index.meeting, quote.place, score),
          close: near[passage.at] ?? 0,
          isOutcome: false,
          matter: quote.matter,
        });
      }
  return { found, evidence, share };
}

type ScoredPassage = { at: number; score: number };

function scoredPassages(
  index: MeetingIndex,
  near: readonly number[],
  { question: { matter, outcome }, sought, highest }: AskedOfMeetings,
  meetingScore: number,
): ScoredPassage[] {
  const ranked = rankPassages(index, sought);
  const first = ranked.reduce((most, { score }) => Math.max(most, score), -Infinity);
  return ranked.map((passage) => ({
    at: passage.at,
    score:
      weightOf.close * (near[passage.at] ?? 0) +
      (weightOf.meeting * meetingScore) / highest +
      weightOf.passage * (passage.score - first) +
      weightOf.pairs * pairShare(index.content[passage.at] ?? [], matter.pairs) +
      weightOf.outcome * (outcome ? (index.outcomes[outcome][passage.at] ?? 0) : 0),
  }));
}

type ReadMeeting = {
  near: readonly number[];
  scored: readonly ScoredPassage[];
  sentences: ReturnType<typeof sentencesOfMatter>;
};

/** What the meeting lists as decided, promised or left open on the matter. */
function outcomesOf(
  index: MeetingIndex,
  { near, scored, sentences }: ReadMeeting,
  { question, kinds, speakers, rarity }: AskedOfMeetings,
): FoundQuote[] {
  const scoreAt = new Map(scored.map(({ at, score }) => [at, score]));
  return outcomePlaces(index, { kinds, speakers }).flatMap((outcome): FoundQuote[] => {
    const own = ownShare(index, outcome, rarity);
    const close = near[outcome.passage] ?? 0;
    const before = question.kind === 'summary' ? 0 : shareBefore(sentences, outcome, rarity);
    if (!isAbout({ own, around: close, before })) return [];
    const score = weightOf.ownOfOutcome * own + (scoreAt.get(outcome.passage) ?? 0);
    return [
      {
        quote: { ...quoteAt(index.meeting, outcome.place, score), outcome: outcome.kind },
        close,
        isOutcome: true,
        // A promise rarely repeats what it is about.
        matter: namesSubject(own) || outcome.kind === 'action' ? 'said' : 'before',
      },
    ];
  });
}

/** 'What did Tim say' is answered only by words of Tim. */
const partsOf = (
  { meeting, passages }: MeetingIndex,
  at: number,
  speakers: ReadonlySet<string>,
): Part[] =>
  (passages[at]?.parts ?? []).filter(
    ({ turn }) => speakers.size === 0 || speakers.has(meeting.turns[turn]?.speaker ?? ''),
  );
