import { isSameQuote } from '../quotes/best-quote.ts';
import type { RankedQuote } from '../quotes/rank-sentences.ts';
import type { Quote } from './quote.ts';

export type FoundQuote = {
  quote: Quote;
  close: number;
  isOutcome: boolean;
  matter: RankedQuote['matter'];
};

const quotesMax = 8;

/** Outcomes first. Of them and of other talk: if one says the matter, those that only follow it are left out. */
export function shownQuotes(found: readonly FoundQuote[]): Quote[] {
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

const nearestOf = (found: readonly FoundQuote[]): readonly FoundQuote[] =>
  (['said', 'before', 'around'] as const)
    .map((place) => found.filter(({ matter }) => matter === place))
    .find((some) => some.length > 0) ?? [];
