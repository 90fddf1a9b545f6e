const words = [
  'no|none|nil|zero|nothing',
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
  'thirteen',
  'fourteen',
  'fifteen',
];
const number = `(\\d{1,3}|${words.join('|')})`;
const pair = new RegExp(
  `(?<![\\d$€£.,:]|\\bitems? )\\b${number}(?: to |-| - |–|—)${number}\\b(?![%.:]\\d|%|-)`,
  'i',
);
const inFavour = new RegExp(
  `\\b${number} (?:votes? |members? )?(?:in favou?r|for|ayes?|yeas?|yes)\\b`,
  'i',
);
const against = new RegExp(
  `\\b${number} (?:votes? |members? )?(?:against|opposed|nays?|noes|no)\\b`,
  'i',
);

export type Tally = { for: number; against: number } | 'unanimous';

const countOf = (word: string): number =>
  /^\d/.test(word)
    ? Number(word)
    : words.findIndex((forms) => forms.split('|').includes(word.toLowerCase()));

/** The votes that are counted in these words: 'six to one', 'three for, none against', 'unanimously'. */
export function tallyIn(text: string): Tally | null {
  if (/\bunanimous(?:ly)?\b/i.test(text)) return 'unanimous';
  const [, first, second] = pair.exec(text) ?? [];
  if (first !== undefined && second !== undefined)
    return { for: countOf(first), against: countOf(second) };
  const [, yes] = inFavour.exec(text) ?? [];
  const [, no] = against.exec(text) ?? [];
  return yes !== undefined && no !== undefined ? { for: countOf(yes), against: countOf(no) } : null;
}
