import { stem } from './stem.ts';

const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** A faster pattern for ASCII text, which most text is. */
const asciiPattern = /[a-z0-9]+(?:'[a-z]+)?/g;
const ascii = /^[\0-\x7F]*$/;

/** Words in lower case, without accents, possessives and punctuation. Hyphens separate words. */
export function wordsOf(text: string): string[] {
  if (ascii.test(text)) {
    const words = text.toLowerCase().match(asciiPattern) ?? [];
    return text.includes("'")
      ? words.map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word))
      : words;
  }
  return Array.from(text.normalize('NFKD').replace(/\p{M}/gu, '').matchAll(wordPattern), ([word]) =>
    word
      .toLowerCase()
      .replace(/['’]s$/, '')
      .replaceAll('’', "'"),
  );
}

const known = new Map<string, string>();
/** Maximum number of cached words. */
const knownMax = 200_000;

/** The stems of a text's words, in order. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map((word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= knownMax) known.clear();
    const made = stem(word);
    known.set(word, made);
    return made;
  });
}
