import { itemMark } from './list-items.ts';

/** 'er' and 'um' are also German words, so they need a comma. */
const clauseStart =
  "(?:and|but|the|we|i|I|it|that|this|there|they|you|okay|yeah|well|I'm|it's|that's|we're)";
const sound = `(?:u+hm?|umm+|erm+|hm+|mm+|[Uu]h+|[Uu]hm)\\s?[,.…-]*|(?:[Uu]m|[Ee]r|[Aa]h|[Ee]h)\\s?[,.…-]+|[Uu]m(?=\\s${clauseStart}\\b)`;
const opening =
  '(?:[Ss]o|[Aa]nd|[Bb]ut|[Oo]kay|[Oo][Kk]|[Yy]eah|[Yy]es|[Yy]ep|[Ww]ell|[Rr]ight|[Aa]lright|[Nn]ow|[Oo]h|[Ss]ure|[Aa]nyway|[Yy]ou know|I mean|[Aa]ll right)';
/** Cut only before another opening, so that 'so far' and 'right now' stay. */
const leadIn = new RegExp(
  `^(?:(?:${sound})\\s+|${opening}(?:\\s?[,.…-]+\\s+|\\s+(?=(?:${sound})\\s|${opening}\\s?[,.…-]+\\s)))+`,
  'u',
);
const notAWord =
  /^(?:\[\d{1,2}:\d{2}(?::\d{2})?\]|(?!\[\p{L}[^[\]]{0,80}\])[^\p{L}\p{N}"“«„'‘(¿¡$€£#@])+/u;
const cut = '…';

/**
 * A sentence for display: verbatim, without the mark of a list item, and fillers at its start ('um, yeah, so, …') may be
 * cut, which is marked '…'. `whole` is false for running text, which is cut at both ends.
 */
export function cleanQuote(sentence: string, whole = true): string {
  const said = sentence.replace(itemMark, '').replace(notAWord, '');
  const rest = said.replace(leadIn, '').replace(notAWord, '');
  if (rest === '') return said;
  const start = rest === said && whole ? said : `${cut} ${rest}`;
  return whole || /[.?!…]["'”’)\]]*$/u.test(rest) ? start : `${start} ${cut}`;
}
