import { commonWords, fillerSounds } from './common-words.ts';
import { functionWords } from './function-words.ts';

const wordPattern = /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu;

/** Words in lower case, with straight apostrophes and without punctuation. */
export function tokensOf(text: string): string[] {
  return text.toLowerCase().replaceAll('’', "'").match(wordPattern) ?? [];
}

/** Start and end of each word in a text, in UTF-16 units. */
export const placesOfTokens = (text: string): { start: number; end: number }[] =>
  Array.from(text.replaceAll('’', "'").matchAll(wordPattern), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));

export function isContentWord(token: string): boolean {
  return (
    token.length > 2 &&
    !commonWords.has(token) &&
    !fillerSounds.has(token) &&
    !functionWords.has(token) &&
    !token.includes("'") &&
    !/^[\d.-]/.test(token)
  );
}

/** Null for a word that cannot name a topic. */
export const contentKey = (token: string): string | null =>
  isContentWord(token) ? singular(token) : null;

/** `contentKey` with a cache and further excluded words. */
export function rememberedContentKey(stopWords: ReadonlySet<string>): typeof contentKey {
  const known = new Map<string, string | null>();
  return (token) => {
    let key = known.get(token);
    if (key === undefined) {
      key = stopWords.has(token) ? null : contentKey(token);
      known.set(token, key);
    }
    return key;
  };
}

/** Returns the same string for equal ones, so that a long meeting keeps each word in memory once. */
export function sharedTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, text);
    return first ?? text;
  };
}

/** Reduces plural and possessive to one key. Not for display. */
export function singular(token: string): string {
  const word = token.endsWith("'s") ? token.slice(0, -2) : token;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
