import { cleanQuote } from '../clean-quote.ts';

const longestWords = 45;

export function shownQuote(quote: string): string {
  const words = cleanQuote(quote).split(' ');
  return words.length > longestWords
    ? `${words.slice(0, longestWords).join(' ')} …`
    : words.join(' ');
}
