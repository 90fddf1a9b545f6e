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

/** 'six' for 6, and figures for what no sentence would spell out. */
export const numberWord = (value: number): string => words[value] ?? `${value}`;

/** '1 year', '2 years'; `plural` where it is not the word and an s. */
export const counted = (count: number, word: string, plural = `${word}s`): string =>
  `${count} ${count === 1 ? word : plural}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
