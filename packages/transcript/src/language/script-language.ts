/** Scripts with their most common language; the first match counts. */
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
/** Least share of letters that only this language uses in a shared script. */
const ownLetters: Readonly<Record<string, number>> = { ja: 0.1, uk: 0.03, fa: 0.02 };
/** Low, because a Chinese character stands for up to a word, while a few Latin names have many letters. */
const leastShare = 0.3;

/** 'latin' for Latin script, 'und' without letters or with others. */
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
