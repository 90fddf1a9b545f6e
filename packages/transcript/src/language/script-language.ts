/** Scripts by the language that is written in them most; the first that fits counts. */
const scripts: readonly [language: string, letters: RegExp][] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh', /\p{sc=Han}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{sc=Cyrillic}/gu],
  ['fa', /[پچژگ]/gu],
  ['ar', /\p{sc=Arabic}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['el', /\p{sc=Greek}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['th', /\p{sc=Thai}/gu],
];
/** A language that shares its script with another shows its own letters at least so often. */
const ownLetters: Readonly<Record<string, number>> = { ja: 0.1, uk: 0.03, fa: 0.02 };
/** A sign of Chinese is a word or half of one, a Latin letter a fifth: few names in Latin weigh much. */
const leastShare = 0.3;

/** The language that a script tells, 'latin' for Latin script, 'und' where there are no letters or others. */
export function scriptLanguage(texts: readonly string[]): string {
  const text = texts.join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'und';
  const shareOf = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters;
  if (shareOf(/\p{sc=Latin}/gu) > 1 - leastShare) return 'latin';
  const found = scripts.find(
    ([language, pattern]) => shareOf(pattern) >= (ownLetters[language] ?? leastShare),
  );
  return found?.[0] ?? (shareOf(/\p{sc=Latin}/gu) >= 0.5 ? 'latin' : 'und');
}
