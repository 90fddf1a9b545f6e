/**
 * Ignores case, blanks, and kinds of quotation marks and dashes. `origin` maps to indices in
 * `text`.
 */
export type Folded = { text: string; folded: string; origin: number[] };

const alike = new Map(
  Object.entries({ "'": '‘’‚′', '"': '“”„″', '-': '‐‑–—' }).flatMap(([plain, kinds]) =>
    [...kinds].map((kind) => [kind, plain] as const),
  ),
);

export function fold(text: string): Folded {
  let folded = '';
  const origin: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const plain = letter.trim() === '' ? ' ' : (alike.get(letter) ?? letter.toLowerCase());
    if (plain === ' ' && folded.endsWith(' ')) continue;
    folded += plain;
    for (let each = 0; each < plain.length; each += 1) origin.push(at);
  }
  return { text, folded, origin };
}

const around = /^[\s"'.…]+|[\s"'.…]+$/g;
const fewestWords = 3;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** In the text's own spelling, from word boundary to word boundary; null if absent. */
export function findQuote({ text, folded, origin }: Folded, quote: string): string | null {
  const wanted = fold(quote).folded.replace(around, '');
  const isWhole = wanted !== '' && wanted === folded.replace(around, '');
  if (!isWhole && wanted.split(' ').length < fewestWords) return null;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isInsideWord(folded, at) || isInsideWord(folded, end)) continue;
    return text.slice(origin[at], (origin[end - 1] ?? 0) + 1);
  }
  return null;
}

const isInsideWord = (text: string, at: number) =>
  letterOrDigit.test(text.charAt(at - 1)) && letterOrDigit.test(text.charAt(at));
