const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** 'six' for 6; digits above twelve. */
export const numberWord = (value: number): string => words[value] ?? `${value}`;

/** The form of a word that agrees with a count: 'is' for 1, 'are' for 2. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

/** '1 year', '2 years', '1,204 words'. `many` for words without an s. */
export function counted(count: number, one: string, many?: string): string {
  return `${inDigits(count)} ${plural(count, one, many)}`;
}

/**
 * '204', '1,204'. Creating the first number format delays the app's start, so small numbers avoid
 * it.
 */
export const inDigits = (count: number): string =>
  count < 1000 ? `${count}` : count.toLocaleString('en');

/** 'a', 'a and b', 'a, b and c'; with 'or' for a disjunction. */
export const listed = (words: readonly string[], type?: 'disjunction'): string =>
  new Intl.ListFormat('en-GB', type && { type }).format(words);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
