import type { DirectoryPerson, Tie } from '../types.ts';
import { mayBeSameGivenName } from './nick-names.ts';
import {
  foldName,
  nameWords,
  nameWordsWithDigits,
  normaliseSpeaker,
  type SpeakerName,
} from './normalise-speaker.ts';

const nobody =
  /\b(?:bot|note ?taker|notetaker|assistant|recorder|recording|transcriber|presentation|room|meeting|conference|iphone|ipad|galaxy|unknown|guest user|audience|question|operator|fireflies|otter\.?ai|read\.?ai|fathom|zoom user|everyone|all)\b|^audio shared by|^(?:speaker|spk|participant|caller|user)[ _-]?\w{0,3}$/i;

type Candidate = {
  person: DirectoryPerson;
  written: string;
  given: readonly string[];
  family: readonly string[];
  full: readonly string[];
  turned: readonly string[];
  unnumbered: readonly string[];
};

type Way = (words: readonly string[], candidate: Candidate, isTitled: boolean) => boolean;

/** Most certain first. */
const ways: readonly Way[] = [
  isFullName,
  isFullNameOutOfOrder,
  hasNickName,
  hasInitial,
  isJoinedName,
  isTitledFamilyName,
];

/**
 * The directory user of each speaker label: by mail address, or else the exact name, or else a name that fits only
 * one person (case, accents, 'Last, First', initials, nicknames). Ambiguous labels, rooms and bots are not tied, and
 * a first name alone is only suggested. If two labels fit one person, the more certain one is tied, or neither.
 */
export const matchDirectory = (
  names: readonly string[],
  directory: readonly DirectoryPerson[],
): DirectoryMatch[] => directoryMatcher(directory)(names);

/** The same for the labels of many meetings. */
export function directoryMatcher(
  directory: readonly DirectoryPerson[],
): (names: readonly string[]) => DirectoryMatch[] {
  const candidates = directory.map(toCandidate);
  const byMail = new Map(directory.map((person) => [person.email.toLowerCase(), person]));
  return (names) => matchNames(names, byMail, candidates);
}

function matchNames(
  names: readonly string[],
  byMail: ReadonlyMap<string, DirectoryPerson>,
  candidates: readonly Candidate[],
): DirectoryMatch[] {
  const found = names.map((name) => findPerson(normaliseSpeaker(name), byMail, candidates));
  return found.map((match, i) => {
    if (match === null) return { tie: null, suggestedId: null };
    const rivals = found.filter((other, j) => j !== i && other?.id === match.id);
    const isSurest =
      match.rank < suggestedRank &&
      rivals.every((other) => other !== null && isSurer(match, other));
    return isSurest
      ? { tie: tieOf(match), suggestedId: null }
      : { tie: null, suggestedId: match.id };
  });
}

export type DirectoryMatch = { tie: Tie | null; suggestedId: string | null };

const tieOf = ({ id, rank }: Match): Tie => ({
  id,
  how: rank === 0 ? 'email' : 'name',
  sure: rank <= wholeNameRank ? 'certain' : 'likely',
});

/** A lower rank is more certain: 0 for a mail address, then the position of the rule. */
type Match = { id: string; rank: number };

const wholeNameRank = 1;
const suggestedRank = wholeNameRank + ways.length + 1;

function isSurer(match: Match, rival: Match): boolean {
  return match.rank < rival.rank || (match.rank <= wholeNameRank && rival.rank <= wholeNameRank);
}

function findPerson(
  name: SpeakerName,
  byMail: ReadonlyMap<string, DirectoryPerson>,
  candidates: readonly Candidate[],
): Match | null {
  if (name.email !== null) {
    const person = byMail.get(name.email);
    if (person) return { id: person.id, rank: 0 };
  }
  const exact = findExact(name.shown, candidates);
  if (exact.length > 0) return onlyOne(exact, wholeNameRank);
  if (nobody.test(name.shown)) return null;
  const isTitled = title.test(name.shown);
  const spelled = spellings(name);
  for (const words of spelled) {
    for (const [i, agrees] of ways.entries()) {
      const people = candidates.filter((candidate) => agrees(words, candidate, isTitled));
      if (people.length > 0) return onlyOne(people, wholeNameRank + i);
    }
  }
  if (name.words.length === 0) return null;
  const besideNumbers = hasNumber(name.shown)
    ? []
    : candidates.filter(({ unnumbered }) => sameWords(name.words, unnumbered));
  if (besideNumbers.length > 0) return onlyOne(besideNumbers, wholeNameRank + ways.length);
  // Somebody who is not in the directory may also have that part of a name.
  const partly = candidates.filter((candidate) =>
    spelled.some((words) => isPartOfName(words, candidate)),
  );
  return onlyOne(partly, suggestedRank);
}

function findExact(shown: string, candidates: readonly Candidate[]): Candidate[] {
  const written = foldName(shown);
  const asWritten = candidates.filter((one) => one.written !== '' && one.written === written);
  if (asWritten.length > 0 || !hasNumber(shown)) return asWritten;
  const words = nameWordsWithDigits(shown);
  return candidates.filter((candidate) => isFullName(words, candidate));
}

const title = /^(?:mr|mrs|ms|miss|dr|prof|sir|dame|herr|frau)\b/i;
const hasNumber = (text: string) => /\d/.test(text);

const onlyOne = ([first, ...others]: readonly Candidate[], rank: number): Match | null =>
  first && others.length === 0 ? { id: first.person.id, rank } : null;

function spellings({ shown, words }: SpeakerName): (readonly string[])[] {
  const all = hasNumber(shown) ? [nameWordsWithDigits(shown), words] : [words];
  return all.filter((spelling) => spelling.length > 0);
}

function toCandidate(person: DirectoryPerson): Candidate {
  const given = nameWordsWithDigits(person.firstName);
  const family = nameWordsWithDigits(person.lastName);
  return {
    person,
    given,
    family,
    written: foldName(`${person.firstName} ${person.lastName}`),
    full: [...given, ...family],
    turned: [...family, ...given],
    unnumbered: [...nameWords(person.firstName), ...nameWords(person.lastName)],
  };
}

function isFullName(words: readonly string[], { given, full }: Candidate): boolean {
  return given.length > 0 && sameWords(words, full);
}

function isFullNameOutOfOrder(
  words: readonly string[],
  { given, family, turned }: Candidate,
): boolean {
  if (given.length === 0 || family.length === 0) return false;
  return sameWords(words, turned) || (words[0] === given[0] && endsWith(words, family, 1));
}

function hasNickName(words: readonly string[], { given, family }: Candidate): boolean {
  const [first = ''] = words;
  return endsWith(words, family, 1) && mayBeSame(first, given);
}

/** 'A. Berg', 'Anna B.', or 'ABerg' as in handles. */
function hasInitial(words: readonly string[], { given, family }: Candidate): boolean {
  const [first = '', ...rest] = words;
  const firstGiven = given[0] ?? '';
  const firstFamily = family[0] ?? '';
  if (firstGiven === '' || firstFamily === '') return false;
  if (rest.length === 0) return first === `${firstGiven.charAt(0)}${family.join('')}`;
  const last = rest.at(-1) ?? '';
  if (first.length === 1) return first === firstGiven.charAt(0) && endsWith(words, family, 1);
  return last.length === 1 && last === firstFamily.charAt(0) && mayBeSame(first, given);
}

/** 'AnaRuiz'. */
function isJoinedName(
  words: readonly string[],
  { given, family, full, turned }: Candidate,
): boolean {
  const [only = '', ...rest] = words;
  if (rest.length > 0 || given.length === 0 || family.length === 0) return false;
  return full.join('') === only || turned.join('') === only;
}

/** 'MR. STONE', as in minutes. */
function isTitledFamilyName(
  words: readonly string[],
  { family }: Candidate,
  isTitled: boolean,
): boolean {
  return isTitled && family.length > 0 && sameWords(words, family);
}

function isPartOfName(words: readonly string[], { given, family, full }: Candidate): boolean {
  const [only = '', ...rest] = words;
  if (rest.length > 0 || only.length < 2) return false;
  const initials = full.map((word) => word.charAt(0)).join('');
  return initials === only || family.join('') === only || mayBeSame(only, given);
}

function mayBeSame(word: string, given: readonly string[]): boolean {
  return word !== '' && given.some((name) => mayBeSameGivenName(word, name));
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}

/** Whether the words after the first `from` words end with `end`. */
function endsWith(words: readonly string[], end: readonly string[], from: number): boolean {
  const start = words.length - end.length;
  return end.length > 0 && start >= from && end.every((word, at) => word === words[start + at]);
}
