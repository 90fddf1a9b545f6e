import { firstNames } from './first-names.ts';
import { honorifics } from './honorifics.ts';
import type { Written } from './written-words.ts';

const beforePeople = new Set('hi hey hello thanks mr mrs ms dr miss dear'.split(' '));
const afterPeople = new Set(
  'said says asked asks mentioned thinks wants suggested raised proposed pointed replied told'.split(
    ' ',
  ),
);
/** Words that go on after somebody was called. */
const toOneself = new Set(
  'can could would will did do are have you your please what how when where any go thanks thank'.split(
    ' ',
  ),
);
const pronouns = new Set("he she him her his hers he's she's he'll she'll he'd she'd".split(' '));

/** Whether a sentence speaks of a single person. */
export const speaksOfPerson = (words: readonly Written[]): boolean =>
  words.some(({ token }) => pronouns.has(token));

/** After a greeting, a title or a given name; before a verb of speaking; or called: 'Anna, can you'. */
export function isAsPerson(words: readonly Written[], at: number, length: number): boolean {
  const before = words[at - 1];
  const last = words[at + length - 1];
  const after = words[at + length];
  if (before && (beforePeople.has(before.token) || honorifics.has(before.token))) return true;
  if (after && afterPeople.has(after.token)) return true;
  if (!words[at]?.capital) return false;
  if (before?.capital && !before.pause && firstNames.has(before.token)) return true;
  return at === 0 && last?.pause === true && after !== undefined && toOneself.has(after.token);
}
