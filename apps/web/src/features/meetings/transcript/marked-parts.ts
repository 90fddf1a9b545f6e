type Span = { from: number; to: number };
type Part = { from: number; text: string; isQuoted: boolean; match: number | null };

/** Splits a text at the bounds of quotations and matches; `match` is the index of the match. */
export function markedParts(text: string, quote: Span | null, matches: readonly Span[]): Part[] {
  const spans = quote ? [quote, ...matches] : matches;
  const cuts = new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])]);
  const ordered = [...cuts].filter((cut) => cut >= 0 && cut <= text.length).sort((a, b) => a - b);
  return ordered.slice(0, -1).map((from, index) => {
    const covers = (span: Span) => span.from <= from && from < span.to;
    const match = matches.findIndex(covers);
    return {
      from,
      text: text.slice(from, ordered[index + 1]),
      isQuoted: quote !== null && covers(quote),
      match: match < 0 ? null : match,
    };
  });
}

/** The range of a quotation in a text; null if the text does not contain it. */
export function spanOf(quote: string | undefined, text: string): Span | null {
  if (!quote) return null;
  const from = text.indexOf(quote);
  return from < 0 ? null : { from, to: from + quote.length };
}
