const numbers = [
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

/** 'six' for 6, and figures for what no sentence would spell out. */
export const numberWord = (value: number): string => numbers[value] ?? String(value);

export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
