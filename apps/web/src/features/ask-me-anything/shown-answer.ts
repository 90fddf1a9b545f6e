import type { AnswerQuote, AskAnswer, AskedMeeting, AskFigure } from '@rapport/contract';

/** Number of quotes that form the answer if neither a model, a count nor decisions that are asked for do. */
const quotesOfAnswer = 3;

/** A sentence of the answer, with the positions of the quotes that support it. */
export type MarkedSentence = { text: string; quotes: readonly number[]; isQuote: boolean };

export type NumberedQuote = AnswerQuote & {
  /** Position in the server's answer, to which sentences refer. */
  at: number;
  /** The number shown, from 1, in the order of the sentences. */
  number: number;
  meeting: AskedMeeting;
  /** 'Decision' of what is asked for, 'Other talk' of what stands beside it; null for quotes of one kind. */
  label: string | null;
};

export type ShownAnswer = {
  by: 'model' | 'count' | 'quotes';
  /** Name of the language model that worded the answer; null if none did. */
  model: string | null;
  figure: AskFigure | null;
  sentences: readonly MarkedSentence[];
  /** Ordered by their numbers. */
  quotes: readonly NumberedQuote[];
};

/** The answer as displayed: worded by a language model, as a count, or as quotes alone. */
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
  const model = by === 'model' ? (answer.written?.model ?? null) : null;
  return {
    by,
    model,
    figure: answer.figure,
    sentences,
    quotes: numbered.map((quote, at) => ({
      ...quote,
      number: at + 1,
      label: labelOf(quote, answer),
    })),
  };
}

type PlacedQuote = Omit<NumberedQuote, 'number' | 'label'>;

const outcomeWords: Record<NonNullable<AnswerQuote['outcome']>, string> = {
  decision: 'Decision',
  action: 'Action',
  question: 'Open question',
};

function labelOf({ outcome }: AnswerQuote, { reading, quotes }: AskAnswer): string | null {
  if (reading.kind !== 'outcomes' || quotes.every((one) => one.outcome === null)) return null;
  return outcome === null ? 'Other talk' : outcomeWords[outcome];
}

function sentencesOf(
  { reading, found, figure, sentence, written }: AskAnswer,
  quotes: readonly PlacedQuote[],
  wantsWords: boolean,
): [ShownAnswer['by'], MarkedSentence[]] {
  if (figure) return ['count', []];
  // Without a count, the quotes beside its reason are what was said.
  if (sentence !== null && (found || quotes.length === 0)) {
    return ['count', [{ text: sentence, quotes: quotes.map(({ at }) => at), isQuote: false }]];
  }
  if (wantsWords && written && written.sentences.length > 0) {
    return ['model', written.sentences.map((one) => ({ ...one, isQuote: false }))];
  }
  const listed = reading.kind === 'outcomes' ? quotes.filter(({ outcome }) => outcome) : [];
  const best = (listed.length > 0 ? listed : quotes.slice(0, quotesOfAnswer)).sort(byTime);
  return ['quotes', best.map(({ at, text }) => ({ text, quotes: [at], isQuote: true }))];
}

const byTime = (one: PlacedQuote, other: PlacedQuote): number =>
  one.meeting.date.localeCompare(other.meeting.date) || byTurn(one, other);

const byTurn = (one: PlacedQuote, other: PlacedQuote): number =>
  one.meetingId.localeCompare(other.meetingId) || one.turn - other.turn;

type QuotesOfMeeting = { meeting: AskedMeeting; quotes: NumberedQuote[] };

/** Newest meeting first, with its quotes in the order in which they were said. */
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
