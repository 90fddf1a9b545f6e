import { commonWords } from '@rapport/transcript';
import { type PersonNames, partsOfNobodyElse, plainName } from './person-names.ts';

export type Forget = (text: string) => string;

/** So short a name is a word of some other kind too often to be looked for in small letters. */
const surelyNameLength = 4;

/**
 * How to put another name in the place of a person's in any text. A first or last name that somebody else
 * there has as well stays: it tells of nobody. One that is a word of its own ('Will', 'May') is only looked
 * for as names are written.
 */
export function forgetNames(
  names: PersonNames,
  { others, alias }: { others: readonly string[]; alias: string },
): Forget {
  const taken = new Set(others.map(plainName));
  const whole = names.whole.filter((name) => !taken.has(plainName(name)));
  const parts = partsOfNobodyElse(names, others);
  const isWord = (part: string) =>
    part.length < surelyNameLength || commonWords.has(part.toLowerCase());
  const anyCase = matching([...whole, ...parts.filter((part) => !isWord(part))], 'giu');
  const asNames = matching(
    parts.filter(isWord).flatMap((part) => [capitalized(part), part.toUpperCase()]),
    'gu',
  );
  if (!anyCase && !asNames) return (text) => text;
  const repeated = new RegExp(`${alias}(?:,?\\s+${alias})+`, 'g');
  return (text) => {
    let result = text;
    if (anyCase) result = result.replace(anyCase, alias);
    if (asNames) result = result.replace(asNames, alias);
    return result === text ? text : result.replace(repeated, alias);
  };
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whole words only, the longest first, with and without their accents. */
function matching(names: readonly string[], flags: string): RegExp | undefined {
  const written = names.flatMap((name) => [
    name,
    name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'),
  ]);
  const sources = [...new Set(written)]
    .filter((name) => /[\p{L}\p{N}]/u.test(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'));
  if (sources.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, flags);
}
