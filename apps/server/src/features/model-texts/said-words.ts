import { firstNames } from '@rapport/transcript';

const word = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');

export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [said] of text.matchAll(word)) words.add(plain(said));
  return words;
}

/** Capitalized words are names; at the start of a sentence, only common first names are. */
export function namesUnsaid(sentence: string, said: ReadonlySet<string>): boolean {
  return [...sentence.matchAll(word)].some(({ 0: spelled, index }) => {
    const key = plain(spelled);
    if (!/^\p{Lu}/u.test(spelled) || said.has(key)) return false;
    const startsSentence = /(?:^|[.!?:]["”]?\s+|["“])$/.test(sentence.slice(0, index));
    return !startsSentence || firstNames.has(key);
  });
}
