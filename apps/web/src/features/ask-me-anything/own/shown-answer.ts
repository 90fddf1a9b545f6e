import type { AskAnswer, AskedMeeting, SaidQuote } from '@rapport/contract';

/** Quotes that stand as the answer where nothing words it. */
const quotesOfAnswer = 3;

/** A sentence of the answer and the positions of the quotes that carry it. */
export type MarkedSentence = { text: string; quotes: readonly number[]; isQuote: boolean };

export type NumberedQuote = SaidQuote & {
  /** Position in the answer of the server, which sentences name. */
  at: number;
  /** As shown, from 1, in the order of the sentences. */
  number: number;
  meeting: AskedMeeting;
};

export type ShownAnswer = {
  by: 'model' | 'count' | 'quotes';
  sentences: readonly MarkedSentence[];
  /** In the order of their numbers. */
  quotes: readonly NumberedQuote[];
};

/** An answer as it is read: in words of a language model, as a count, or as quotes alone. */
export function shownAnswer(answer: AskAnswer, wantsWords: boolean): ShownAnswer {
  const meetings = new Map(answer.meetings.map((meeting) => [meeting.id, meeting]));
  const quotes = answer.quotes.flatMap((quote, at) => {
    const meeting = meetings.get(quote.meetingId);
    return meeting ? [{ ...quote, at, meeting }] : [];
  });
  const [by, sentences] = sentencesOf(answer, quotes, wantsWords);
  const order = [
    ...new Set([...sentences.flatMap((one) => one.quotes), ...quotes.map(({ at }) => at)]),
  ];
  const numbered = order.flatMap((place) => quotes.filter(({ at }) => at === place));
  return { by, sentences, quotes: numbered.map((quote, at) => ({ ...quote, number: at + 1 })) };
}

type PlacedQuote = Omit<NumberedQuote, 'number'>;

function sentencesOf(
  { sentence, written }: AskAnswer,
  quotes: readonly PlacedQuote[],
  wantsWords: boolean,
): [ShownAnswer['by'], MarkedSentence[]] {
  if (sentence !== null) {
    return ['count', [{ text: sentence, quotes: quotes.map(({ at }) => at), isQuote: false }]];
  }
  if (wantsWords && written && written.sentences.length > 0) {
    return ['model', written.sentences.map((one) => ({ ...one, isQuote: false }))];
  }
  const best = quotes.slice(0, quotesOfAnswer).sort(byTime);
  return ['quotes', best.map(({ at, text }) => ({ text, quotes: [at], isQuote: true }))];
}

const byTime = (one: PlacedQuote, other: PlacedQuote): number =>
  one.meeting.date.localeCompare(other.meeting.date) || byTurn(one, other);

const byTurn = (one: PlacedQuote, other: PlacedQuote): number =>
  one.meetingId.localeCompare(other.meetingId) || one.turn - other.turn;

type QuotesOfMeeting = { meeting: AskedMeeting; quotes: NumberedQuote[] };

/** The newest meeting first; its quotes in the order in which they were said. */
export function byMeeting(quotes: readonly NumberedQuote[]): QuotesOfMeeting[] {
  const groups = new Map<string, QuotesOfMeeting>();
  for (const quote of [...quotes].sort(byTurn)) {
    const group = groups.get(quote.meetingId) ?? { meeting: quote.meeting, quotes: [] };
    group.quotes.push(quote);
    groups.set(quote.meetingId, group);
  }
  return [...groups.values()].sort((one, other) =>
    other.meeting.date.localeCompare(one.meeting.date),
  );
}
