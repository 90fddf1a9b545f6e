import { fillerSounds } from '../3-features/common-words.ts';
import { singular } from '../3-features/words.ts';

const fewestLetters = 5;
const ending = /(?:ing|ed|ly)$/;

/**
 * One key for all forms of a word ('decided', 'deciding'): drops plural, -ing, -ed and -ly, after Porter's stemmer
 * (1980). Null for a filler. Not for display.
 */
export function termKey(token: string): string | null {
  if (fillerSounds.has(token)) return null;
  const word = singular(token).replace(/[^\p{L}\p{N}]/gu, '');
  if (word === '') return null;
  const bare = word.length > fewestLetters ? word.replace(ending, '') : word;
  const single = bare !== word && /([bdfgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare;
  return single.length > 3 ? single.replace(/e$/, '').replace(/y$/, 'i') : single;
}

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
