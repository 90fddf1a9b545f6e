/**
 * Sounds of thinking. Those that are words elsewhere ('er' and 'um' in German) or short forms ('ER') need a comma, or
 * for 'um' an English word that begins a clause.
 */
const clauseStart =
  "(?:and|but|the|we|i|I|it|that|this|there|they|you|okay|yeah|well|I'm|it's|that's|we're)";
const sound = `(?:u+hm?|umm+|erm+|hm+|mm+|[Uu]h+|[Uu]hm)\\s?[,.…-]*|(?:[Uu]m|[Ee]r|[Aa]h|[Ee]h)\\s?[,.…-]+|[Uu]m(?=\\s${clauseStart}\\b)`;
const opening =
  '(?:[Ss]o|[Aa]nd|[Bb]ut|[Oo]kay|[Oo][Kk]|[Yy]eah|[Yy]es|[Yy]ep|[Ww]ell|[Rr]ight|[Aa]lright|[Nn]ow|[Oo]h|[Ss]ure|[Aa]nyway|[Yy]ou know|I mean|[Aa]ll right)';
/** Openings without a comma are cut only before another one, so that 'so far' and 'right now' stay. */
const leadIn = new RegExp(
  `^(?:(?:${sound})\\s+|${opening}(?:\\s?[,.…-]+\\s+|\\s+(?=(?:${sound})\\s|${opening}\\s?[,.…-]+\\s)))+`,
  'u',
);
/** Marks, and a time that the file has among the words: "[12:04] We start". */
const notAWord = /^(?:\[\d{1,2}:\d{2}(?::\d{2})?\]|[^\p{L}\p{N}"“«„'‘(¿¡$€£#@])+/u;
const cut = '…';

/**
 * A sentence as it is shown in quotation marks: word for word, except that sounds of thinking and the words people
 * begin with ("um, yeah, so, ...") may be cut from its start. A cut is marked '…'.
 * `whole`: false for a piece of running text, whose two ends are cuts.
 */
export function cleanQuote(sentence: string, whole = true): string {
  const said = sentence.replace(notAWord, '');
  const rest = said.replace(leadIn, '').replace(notAWord, '');
  if (rest === '') return said;
  const start = rest === said && whole ? said : `${cut} ${rest}`;
  return whole || /[.?!…]["'”’)\]]*$/u.test(rest) ? start : `${start} ${cut}`;
}
