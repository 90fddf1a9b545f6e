import type { SupportedLanguage } from '@rapport/transcript';
import { numberWords } from './number-words.ts';

type Words = { values: Map<string, number>; scales: Map<string, number>; and: string };

const known = new Map<SupportedLanguage, Words>();

function wordsOf(language: SupportedLanguage): Words {
  const kept = known.get(language);
  if (kept) return kept;
  const { small, tens, scales, and, others = {} } = numberWords[language];
  const words: Words = {
    values: new Map([
      ...small.split(' ').map((word, value) => [word, value] as const),
      ...tens.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
      ...Object.entries(others),
    ]),
    scales: new Map(Object.entries(scales)),
    and,
  };
  known.set(language, words);
  return words;
}

/** Digits, with separators of thousands as languages write them: ',', '.', an apostrophe or a blank that joins. */
const digits = /\d+(?:[.,:'’\u00a0\u202f]\d+)*/g;
const thousands = /[.,'’\u00a0\u202f](?=\d{3}(?!\d))/g;

/** In digits, also numbers written as words. A lone 'one' is ignored. */
export function numbersIn(text: string, language: SupportedLanguage = 'en'): Set<string> {
  const { values, scales, and } = wordsOf(language);
  const found = new Set<string>();
  for (const [written] of text.matchAll(digits))
    for (const number of written.replaceAll(thousands, '').split(/[\u00a0\u202f'’]/))
      if (number !== '') found.add(number.replaceAll(',', '.'));
  let sum = 0;
  let last = 0;
  const close = () => {
    if (sum + last > 1) found.add(String(sum + last));
    sum = 0;
    last = 0;
  };
  for (const [written] of text.toLowerCase().matchAll(/[\p{L}]+(?:-\p{L}+)*|[^\p{L}\s-]/gu)) {
    for (const word of partsOf(written, language)) {
      const value = valueIn(word, values, language);
      const scale = scales.get(word);
      if (scale) {
        sum += Math.max(last, 1) * scale;
        last = 0;
      } else if (value !== undefined) {
        if (last >= 20 && last % 10 === 0 && value < 10) last += value;
        else if (language === 'de' && last > 0 && last < 10 && value >= 20) last += value;
        else {
          if (last > 0) close();
          last = value;
        }
      } else if (word !== and || sum + last === 0) close();
      else if (language === 'en' && sum === 0) close();
    }
  }
  close();
  return found;
}

/** Words with hyphens are one in French ('quatre-vingts'), and several elsewhere. */
function partsOf(written: string, language: SupportedLanguage): string[] {
  const { values } = wordsOf(language);
  if (values.has(written)) return [written];
  if (language === 'de' || language === 'nl') return unitsAndTens(written, language);
  return written.split('-');
}

/** 'dreiundzwanzig', 'drieëntwintig': the units come first. */
function unitsAndTens(written: string, language: 'de' | 'nl'): string[] {
  const { values, scales } = wordsOf(language);
  const joined = language === 'de' ? /^(.+)und(.+)$/ : /^(.+?)(?:ën|en)(.+)$/;
  const [, unit = '', ten = ''] = joined.exec(written) ?? [];
  const [small, large] = [values.get(unit === 'ein' ? 'eins' : unit), values.get(ten)];
  if (small !== undefined && large !== undefined && small < 10 && large >= 20)
    return [ten, unit === 'ein' ? 'eins' : unit];
  for (const scale of scales.keys()) {
    const [before, after] = written.split(scale);
    if (after === undefined || before === undefined) continue;
    const parts = [before, scale, after].filter(Boolean);
    if (parts.length > 1 && (before === '' || values.has(before) || before === 'ein')) return parts;
  }
  return written.split('-');
}

/** For words such as 'four', 'fourth' or 'twentieth'. */
function valueIn(
  word: string,
  values: ReadonlyMap<string, number>,
  language: SupportedLanguage,
): number | undefined {
  const known = values.get(word);
  if (known !== undefined || language !== 'en') return known;
  return values.get(word.replace(/tieth$/, 'ty').replace(/th$/, ''));
}
