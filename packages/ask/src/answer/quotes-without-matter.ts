import type { Corpus } from '../meetings/corpus.ts';
import type { MeetingIndex } from '../passages/meeting-index.ts';
import type { Question } from '../question/read-question.ts';
import { bestQuote, isSameQuote } from '../quotes/best-quote.ts';
import { outcomePlaces } from '../quotes/outcome-places.ts';
import { termsOf } from '../words/terms.ts';
import { outcomesAsked } from './asked-of.ts';
import { inOrderOfTime } from './in-order-of-time.ts';
import { type Quote, quoteAt } from './quote.ts';

const quotesMax = 8;

/**
 * Quotes, in order of time, for a question that names meetings or people but no subject: 'What did Tim promise?' gets
 * the newest outcomes of the kind that is asked for, 'Summarize the weekly sync' gets outcomes and the beginnings of
 * chapters.
 *
 * @param among positions of the meetings that are asked about
 */
export function quotesWithoutMatter(
  corpus: Corpus,
  question: Question,
  among: readonly number[],
): Quote[] {
  const newestFirst = among
    .flatMap((at) => corpus.meetings[at] ?? [])
    .toSorted(
      ({ meeting: one }, { meeting: other }) =>
        (other.day ?? '').localeCompare(one.day ?? '') || other.id.localeCompare(one.id),
    );
  const quotes =
    question.kind === 'summary' ? summary(newestFirst, question) : outcomes(newestFirst, question);
  return inOrderOfTime(corpus, quotes);
}

function outcomes(read: readonly MeetingIndex[], question: Question): Quote[] {
  const asked = { kinds: outcomesAsked(question), speakers: new Set(question.speakers) };
  return read
    .flatMap((index) =>
      outcomePlaces(index, asked).map(({ kind, place }) => ({
        ...quoteAt(index.meeting, place, 1),
        outcome: kind,
      })),
    )
    .slice(0, quotesMax);
}

/** Takes decisions, beginnings of chapters and actions in turn, newest meeting first. */
function summary(read: readonly MeetingIndex[], question: Question): Quote[] {
  const speakers = new Set(question.speakers);
  const given = inTurn(
    read.slice(0, quotesMax).map((index) => {
      const [decisions = [], actions = []] = (['decision', 'action'] as const).map((kind) =>
        outcomePlaces(index, { kinds: new Set([kind]), speakers }).map(({ place }) =>
          quoteAt(index.meeting, place, 1),
        ),
      );
      return inTurn([decisions, chapterOpenings(index, speakers), actions]);
    }),
  );
  const quotes: Quote[] = [];
  for (const quote of given) {
    if (quotes.length === quotesMax) break;
    if (!quotes.some((one) => isSameQuote(one, quote))) quotes.push(quote);
  }
  return quotes;
}

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly Quote[])[]): Quote[] {
  const longest = lists.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** A chapter often begins with a greeting; its subject is named in its first passages. */
const openingPassages = 3;

/** For each chapter, the sentence near its beginning that has most words of its title. */
function chapterOpenings(
  { meeting, passages }: MeetingIndex,
  speakers: ReadonlySet<string>,
): Quote[] {
  return meeting.chapters.flatMap(({ title, fromTurn, toTurn }) => {
    const titled = new Set(termsOf(title));
    const asked = passages
      .filter(({ parts: [first] }) => first && first.turn >= fromTurn && first.turn <= toTurn)
      .slice(0, openingPassages)
      .flatMap(({ parts }) => parts)
      .filter(
        ({ turn }) => speakers.size === 0 || speakers.has(meeting.turns[turn]?.speaker ?? ''),
      );
    const place = bestQuote(meeting, asked, (term) => Number(titled.has(term)));
    return place ? [quoteAt(meeting, place, 1)] : [];
  });
}
