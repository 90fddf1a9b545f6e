import { fillerSounds } from '../common-words.ts';

const filler = [...fillerSounds].join('|');
/** What people begin with before they say it: sounds of thinking, "so", "okay", "and then". */
const opening = new RegExp(
  `^(?:(?:${filler}|okay|ok|yeah|yes|yep|right|alright|all right|well|oh|so|and|but|now|then|also|you know|i mean|anyway)\\b[\\s,.…-]*)+`,
  'iu',
);
const longestWords = 45;

/** A quote as it is shown: later begun and earlier ended where that helps, each cut marked '…', nothing else changed. */
export function shownQuote(quote: string): string {
  const rest = quote.replace(opening, '');
  const begins = rest !== '' && rest.length < quote.length;
  const words = (begins ? rest : quote).split(' ');
  const kept = words.slice(0, longestWords).join(' ');
  return `${begins ? '… ' : ''}${kept}${words.length > longestWords ? ' …' : ''}`;
}
