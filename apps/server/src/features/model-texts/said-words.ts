import { firstNames } from '@rapport/transcript';
import { isCalendarName } from './calendar-names.ts';
import { germanNouns } from './german-nouns.ts';
import { inEnglish, type TextLanguages } from './text-languages.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');

export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [said] of text.matchAll(word)) words.add(plain(said));
  return words;
}

/**
 * Capitalized words are names; at the start of a sentence, only common first names are. In a text that is not in the
 * language of what was said, months and days are checked on their own. German writes all nouns so: those that were not
 * said are names, unless they are everyday ones or begin as a noun that was said.
 */
export function namesUnsaid(
  sentence: string,
  said: ReadonlySet<string>,
  { text: language, said: saidIn }: TextLanguages = inEnglish,
): boolean {
  return [...sentence.matchAll(word)].some(({ 0: spelled, index }) => {
    const key = plain(spelled);
    if (!/^\p{Lu}/u.test(spelled) || said.has(key)) return false;
    if (language !== saidIn && isCalendarName(spelled, language)) return false;
    if (language === 'de' && !firstNames.has(key) && isSaidNoun(key, said)) return false;
    const startsSentence = /(?:^|[.!?:]["”]?\s+|["“])$/.test(sentence.slice(0, index));
    return !startsSentence || firstNames.has(key);
  });
}

/** Letters in which another form of a noun agrees. */
const stemLetters = 5;

function isSaidNoun(key: string, said: ReadonlySet<string>): boolean {
  if (germanNouns.has(key)) return true;
  if (key.length < stemLetters) return false;
  const stem = key.slice(0, Math.max(stemLetters, key.length - 2));
  return said.values().some((one) => one.startsWith(stem));
}
