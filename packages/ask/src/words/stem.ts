import { verbOf } from './irregular-verbs.ts';

/**
 * The stem of an English word: the first steps of Porter's algorithm (1980) and the most common endings of nouns.
 * 'decided', 'deciding' and 'decision' give 'decid', 'decid' and 'decis'; 'threw' gives 'throw'. Words of other
 * languages lose at most a plural s.
 */
export function stem(word: string): string {
  const verb = verbOf.get(word);
  if (verb !== undefined) return stem(verb);
  let rest = withoutPlural(word);
  if (word.length < 4 || /\d/.test(word)) return rest;
  rest = withoutPast(rest);
  if (rest.length > 5 && rest.endsWith('our')) rest = `${rest.slice(0, -3)}or`;
  if (/[^aeiou]y$/.test(rest) && rest.length > 3) rest = `${rest.slice(0, -1)}i`;
  for (const [ending, instead] of endings) {
    if (!rest.endsWith(ending)) continue;
    const start = rest.slice(0, -ending.length);
    if (measure(start) > 0) rest = start + instead;
    break;
  }
  if (rest.length > 4 && rest.endsWith('e')) rest = rest.slice(0, -1);
  return rest;
}

/** The first ending that matches is replaced. */
const endings: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['ement', ''],
  ['ation', 'ate'],
  ['ition', 'it'],
  ['ction', 'ct'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['ical', 'ic'],
  ['ment', ''],
  ['ness', ''],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ise', 'ize'],
  ['ful', ''],
  ['abli', 'able'],
];

const vowel = /[aeiouy]/;

/** Number of changes from vowels to consonants. */
const measure = (start: string): number => start.match(/[aeiouy]+[^aeiouy]+/g)?.length ?? 0;

/** 'frames' becomes 'frame'; 'class' stays. */
export function withoutPlural(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

function withoutPast(word: string): string {
  const ending = ['eed', 'ing', 'ed'].find((one) => word.endsWith(one));
  if (ending === undefined) return word;
  const start = word.slice(0, -ending.length);
  if (ending === 'eed') return measure(start) > 0 ? word.slice(0, -1) : word;
  if (!vowel.test(start) || start.length < 2) return word;
  if (/(?:at|bl|iz)$/.test(start)) return `${start}e`;
  if (/([^aeioulsz])\1$/.test(start)) return start.slice(0, -1);
  if (measure(start) === 1 && /[^aeiou][aeiouy][^aeiouwxy]$/.test(start)) return `${start}e`;
  return start;
}
