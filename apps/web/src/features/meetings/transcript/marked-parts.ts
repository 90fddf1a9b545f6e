export type Span = { from: number; to: number };
type Part = {
  from: number;
  text: string;
  isQuoted: boolean;
  /** Listened to now. */
  isHeard: boolean;
  match: number | null;
  /** Index of the corrected words that the part ends. */
  correctedEnd: number | null;
};

type Marks = {
  quote: Span | null;
  matches: readonly Span[];
  corrected?: readonly Span[];
  heard?: Span | null;
};

/** Splits a text at the bounds of quotations, matches and corrected words; `match` is the index of the match. */
export function markedParts(
  text: string,
  { quote, matches, corrected = [], heard = null }: Marks,
): Part[] {
  const spans = [...(quote ? [quote] : []), ...(heard ? [heard] : []), ...matches, ...corrected];
  const cuts = new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])]);
  const ordered = [...cuts].filter((cut) => cut >= 0 && cut <= text.length).sort((a, b) => a - b);
  return ordered.slice(0, -1).map((from, index) => {
    const covers = (span: Span) => span.from <= from && from < span.to;
    const end = ordered[index + 1];
    return {
      from,
      text: text.slice(from, end),
      isQuoted: quote !== null && covers(quote),
      match: found(matches.findIndex(covers)),
      isHeard: heard !== null && covers(heard),
      correctedEnd: found(corrected.findIndex((span) => covers(span) && span.to === end)),
    };
  });
}

const found = (index: number): number | null => (index < 0 ? null : index);

/** The range of a quotation in a text; null if the text does not contain it. */
export function spanOf(quote: string | undefined, text: string): Span | null {
  if (!quote) return null;
  const from = text.indexOf(quote);
  return from < 0 ? null : { from, to: from + quote.length };
}
