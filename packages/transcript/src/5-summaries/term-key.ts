import { fillerSounds } from '../3-features/common-words.ts';
import { singular } from '../3-features/words.ts';

const fewestLetters = 5;
const ending = /(?:ing|ed|ly)$/;

/**
 * The key under which the forms of a word count as one term: 'decided', 'decides' and 'deciding' are one.
 * Null for a sound of thinking. A key, not for show: plural, -ing, -ed and -ly fall off, as in the first
 * steps of Porter's stemmer (1980).
 */
export function termKey(token: string): string | null {
  if (fillerSounds.has(token)) return null;
  const word = singular(token).replace(/[^\p{L}\p{N}]/gu, '');
  if (word === '') return null;
  const bare = word.length > fewestLetters ? word.replace(ending, '') : word;
  const single = bare !== word && /([bdfgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare;
  return single.length > 3 ? single.replace(/e$/, '').replace(/y$/, 'i') : single;
}

/** The term keys of a sentence, each once, and those of neighbouring pairs. */
export function termKeys(tokens: readonly string[]): string[] {
  const keys = new Set<string>();
  let before: string | null = null;
  for (const token of tokens) {
    const key = termKey(token);
    if (key === null) continue;
    keys.add(key);
    if (before !== null) keys.add(`${before} ${key}`);
    before = key;
  }
  return [...keys];
}

export const isPair = (key: string): boolean => key.includes(' ');
