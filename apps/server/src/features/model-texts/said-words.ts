import { firstNames } from '@rapport/transcript';

const word = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');

/** The words of texts, for telling whether a name was said. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [said] of text.matchAll(word)) words.add(plain(said));
  return words;
}

/**
 * Whether a sentence names somebody or something that was not said. A capital letter makes a name, except at the
 * start of a sentence, where only a common first name does.
 */
export function namesUnsaid(sentence: string, said: ReadonlySet<string>): boolean {
  return [...sentence.matchAll(word)].some(({ 0: spelled, index }) => {
    const key = plain(spelled);
    if (!/^\p{Lu}/u.test(spelled) || said.has(key)) return false;
    const startsSentence = /(?:^|[.!?:]["”]?\s+|["“])$/.test(sentence.slice(0, index));
    return !startsSentence || firstNames.has(key);
  });
}
