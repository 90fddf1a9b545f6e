import { commonWords } from '@rapport/transcript';
import { type PersonNames, plainName, unsharedParts } from './person-names.ts';

export type Redact = (text: string) => string;

/** Shorter names are often ordinary words, so they are matched only when capitalized. */
const surelyNameLength = 4;

/**
 * Replaces names by the alias. A name shared with another participant stays. A name that is also a
 * word ('Will', 'May') is replaced only when capitalized.
 */
export function redactNames(
  names: PersonNames,
  { others, alias }: { others: readonly string[]; alias: string },
): Redact {
  const taken = new Set(others.map(plainName));
  const whole = names.whole.filter((name) => !taken.has(plainName(name)));
  const parts = unsharedParts(names, others);
  const isWord = (part: string) =>
    part.length < surelyNameLength || commonWords.has(part.toLowerCase());
  const anyCase = matching([...whole, ...parts.filter((part) => !isWord(part))], 'giu');
  const asNames = matching(
    parts.filter(isWord).flatMap((part) => [capitalized(part), part.toUpperCase()]),
    'gu',
  );
  // 'Former participant 2' would be another person.
  const repeated = new RegExp(`${alias}(?:,?\\s+${alias}(?! \\d))+`, 'g');
  return (text) => {
    const result = text.replace(anyCase, alias).replace(asNames, alias);
    return result === text ? text : result.replace(repeated, alias);
  };
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const neverMatching = '(?!)';

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Accented Latin letters, by the letter without accent. */
const accented = new Map<string, string>();
for (const [from, to] of [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const)
  for (let code = from; code <= to; code++) {
    const letter = String.fromCodePoint(code);
    const plain = unaccented(letter);
    if (plain !== letter) accented.set(plain, (accented.get(plain) ?? '') + letter);
  }

const anyAccent = (letter: string) => {
  const plain = unaccented(letter);
  const others = accented.get(plain);
  return others ? `[${plain}${others}]\\p{M}*` : letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
};

/** Matches whole words, longest first, with or without accents. */
function matching(names: readonly string[], flags: string): RegExp {
  const written = names.flatMap((name) => [name.normalize('NFC'), unaccented(name)]);
  const sources = [...new Set(written)]
    .filter((name) => /[\p{L}\p{N}]/u.test(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => [...name.replace(/\s+/g, ' ')].map(anyAccent).join('').replaceAll(' ', '\\s+'));
  const anyOf = sources.join('|') || neverMatching;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf})(?![\\p{L}\\p{N}])`, flags);
}
