import { type CountAnswer, countAnswer } from '../counts/count-answer.ts';
import { exchangesAbout } from '../counts/exchanges.ts';
import type { Corpus } from '../meetings/corpus.ts';
import { isAskedAbout } from '../meetings/filter.ts';
import { monthOf, writtenMonth, yearOf } from '../question/days.ts';
import { mentions } from '../question/phrase.ts';
import { type Question, summaryIfBare } from '../question/read-question.ts';
import { sentencesIn } from '../quotes/sentences.ts';
import { findQuotes } from './find-quotes.ts';
import { inOrderOfTime } from './in-order-of-time.ts';
import type { Quote } from './quote.ts';
import { quotesWithoutMatter } from './quotes-without-matter.ts';

export type Answer = {
  found: boolean;
  /** A sentence; for a look-up, the best quote. */
  answer: string;
  /** Meetings that were read: those in the period and series, of the people. */
  read: number;
  quotes: Quote[];
};

/**
 * With less evidence, the words of a question are not said together anywhere; docs/analysis.md says how the value was
 * chosen.
 */
export const leastEvidence = 0.48;
/** No quote, with the sentences that it answers, says less of the matter than this share. */
export const leastShare = 0.4;
const quotesShown = 8;
const topicsShown = 3;

/**
 * Answers a question from the words of meetings. Counts are exact and never ranked; everything else is quoted
 * verbatim.
 */
export const answerQuestion = (corpus: Corpus, question: Question): Answer =>
  answerAndClosest(corpus, question).answer;

/** The closest quote in all meetings, if nothing was found; undefined if it was not looked for. */
export type AnswerAndClosest = { answer: Answer; closest?: Quote | null };

export function answerAndClosest(corpus: Corpus, asked: Question): AnswerAndClosest {
  const question = summaryIfBare(asked);
  const among = askedAbout(corpus, question);
  const meetings = among.flatMap((at) => corpus.meetings[at]?.meeting ?? []);
  const read = meetings.length;
  if (read === 0)
    return { answer: { found: false, answer: 'No meeting fits the filters.', read, quotes: [] } };
  if (question.kind === 'count' && question.count)
    return { answer: counted(countAnswer(corpus, question, meetings), question, read) };
  if (question.kind === 'people' && question.phrase.length > 0)
    return { answer: counted(exchangesAbout(question, meetings), question, read) };
  if (
    question.phrase.length === 0 &&
    (question.kind === 'summary' || question.kind === 'outcomes')
  ) {
    const quotes = quotesWithoutMatter(corpus, question, among);
    const [first] = quotes;
    return {
      answer: first ? { found: true, answer: first.text, read, quotes } : notSaid(corpus, among),
    };
  }
  const { quotes, evidence, share } = findQuotes(corpus, question, among);
  const [best] = quotes;
  if (!best || evidence < leastEvidence || share < leastShare)
    return {
      answer: notSaid(corpus, among),
      ...(read === corpus.meetings.length && { closest: best ?? null }),
    };
  if (question.kind === 'change') return { answer: changed(corpus, question, among, quotes, read) };
  const shown = question.kind === 'summary' ? inOrderOfTime(corpus, quotes) : quotes;
  return { answer: { found: true, answer: best.text, read, quotes: shown } };
}

/** Positions of the meetings that fit the filters; only the latest one if that is asked for. */
function askedAbout({ meetings }: Corpus, question: Question): number[] {
  const among = [...meetings.keys()].filter((at) => {
    const meeting = meetings[at]?.meeting;
    return meeting !== undefined && isAskedAbout(meeting, question);
  });
  if (!question.isLatest) return among;
  const keyOf = (at: number) => {
    const { day, startedAt, id } = meetings[at]?.meeting ?? {};
    return `${day ?? ''} ${`${startedAt ?? 0}`.padStart(16, '0')} ${id}`;
  };
  return among.toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1)).slice(0, 1);
}

function notSaid({ meetings }: Corpus, among: readonly number[]): Answer {
  const read = among.length;
  const topics = [...new Set(among.flatMap((at) => meetings[at]?.meeting.topics ?? []))];
  const nearest = topics.slice(0, topicsShown).join(', ');
  return {
    found: false,
    answer: `Not said in ${read === 1 ? 'the meeting' : `the ${read} meetings`} that ${read === 1 ? 'was' : 'were'} read.${nearest ? ` Topics: ${nearest}.` : ''}`,
    read,
    quotes: [],
  };
}

function counted(
  { value, sentence, turns }: CountAnswer,
  question: Question,
  read: number,
): Answer {
  const quotes = turns.slice(0, quotesShown).flatMap(({ meeting, turn }): Quote[] => {
    const said = meeting.turns[turn];
    if (!said) return [];
    const sentences = sentencesIn(said.text);
    const place =
      sentences.find(({ from, to }) =>
        mentions(said.text.slice(from, to), question.phrase, question.alone),
      ) ?? sentences[0];
    if (!place) return [];
    const text = said.text.slice(place.from, place.to);
    return [
      {
        file: meeting.id,
        place: { turn, ...place },
        text,
        speaker: said.speaker,
        start: said.start,
        score: 1,
      },
    ];
  });
  return value === 0
    ? {
        found: false,
        answer: `Not in ${read === 1 ? 'the meeting' : `the ${read} meetings`} that ${read === 1 ? 'was' : 'were'} read: 0.`,
        read,
        quotes: [],
      }
    : { found: true, answer: sentence, read, quotes };
}

/** Quotes ordered by day, and the number of turns per month that mention the phrase. */
function changed(
  corpus: Corpus,
  question: Question,
  among: readonly number[],
  quotes: readonly Quote[],
  read: number,
): Answer {
  const months = new Map<string, number>();
  for (const at of among) {
    const meeting = corpus.meetings[at]?.meeting;
    if (!meeting?.day) continue;
    const month = `${yearOf(meeting.day)}-${String(monthOf(meeting.day)).padStart(2, '0')}`;
    const turns = meeting.turns.filter(({ text }) => mentions(text, question.phrase)).length;
    if (turns > 0) months.set(month, (months.get(month) ?? 0) + turns);
  }
  const byMonth = [...months]
    .toSorted()
    .map(([month, turns]) => `${turns} in ${writtenMonth(`${month}-01`)}`);
  return {
    found: true,
    answer:
      byMonth.length > 0
        ? `Turns that mention it: ${byMonth.join(', ')}.`
        : 'No turn mentions it word for word.',
    read,
    quotes: inOrderOfTime(corpus, quotes),
  };
}
