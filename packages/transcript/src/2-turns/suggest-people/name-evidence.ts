import { nameWords, normaliseSpeaker } from '../normalise-speaker.ts';
import { handleOf, type IndexedPerson, type PeopleIndex, peopleGiven } from './people-index.ts';
import { isOneLetterOff, spellingKey } from './spelling-key.ts';

/** Strongest first. */
export type NameEvidence =
  | 'spelling'
  | 'handle'
  | 'part-of-family'
  | 'initial'
  | 'domain'
  | 'given'
  | 'family'
  | 'short-form'
  | 'given-spelling'
  | 'letter-off'
  | 'initials';

export const nameEvidences: readonly NameEvidence[] = [
  'spelling',
  'handle',
  'part-of-family',
  'initial',
  'domain',
  'given',
  'family',
  'short-form',
  'given-spelling',
  'letter-off',
  'initials',
];

/** Shorter names that differ by one letter are often different names. */
const shortestLetterOff = 5;
const shortestWholeLetterOff = 6;
const shortestPart = 3;
const beside = /\(([^()]*)\)|\[([^[\]]*)\]|\s[|/•–—-]\s*(.*)$/g;

/** The strongest evidence for each person whose name is like the one heard. */
export function nameEvidence(heard: string, index: PeopleIndex): Map<IndexedPerson, NameEvidence> {
  const found = new Map<IndexedPerson, NameEvidence>();
  const add = (people: Iterable<IndexedPerson>, evidence: NameEvidence) => {
    for (const person of people) {
      const known = found.get(person);
      if (!known || nameEvidences.indexOf(evidence) < nameEvidences.indexOf(known))
        found.set(person, evidence);
    }
  };
  const { shown } = normaliseSpeaker(heard);
  const additions = Array.from(
    shown.matchAll(beside),
    (part) => part[1] ?? part[2] ?? part[3] ?? '',
  );
  for (const text of [shown.replace(beside, ' '), ...additions]) {
    const words = nameWords(text);
    add(index.byHandle.get(handleOf(text)) ?? [], 'handle');
    if (words.length > 1) addWhole(words, index, add);
    else if (words[0]) addSingle(words[0], index, add);
  }
  for (const person of withInitials(shown, index)) {
    const isOfFirm = additions.some((firm) => isDomainOf(firm, person));
    add([person], isOfFirm ? 'domain' : 'initials');
  }
  return found;
}

type Note = (people: Iterable<IndexedPerson>, evidence: NameEvidence) => void;

function addWhole(words: readonly string[], index: PeopleIndex, add: Note) {
  const forwards = { first: words[0] ?? '', rest: words.slice(1) };
  const backwards = { first: words.at(-1) ?? '', rest: words.slice(0, -1) };
  for (const { first, rest } of [forwards, backwards]) {
    const key = spellingKey(first);
    const family = spellingKey(rest.join(''));
    const sameGiven = new Set([...peopleGiven(index, first), ...(index.byGivenKey.get(key) ?? [])]);
    for (const person of sameGiven) {
      const evidence = familyEvidence(rest, person);
      if (evidence) add([person], evidence);
    }
    for (const person of index.byFamilyKey.get(family) ?? []) {
      if (person.familyKey !== family) continue;
      if (first.length === 1 && person.given[0]?.startsWith(first)) add([person], 'initial');
      if (person.givenKeys.some((given) => isNearly(given, key, shortestLetterOff)))
        add([person], 'part-of-family');
    }
  }
}

function familyEvidence(
  rest: readonly string[],
  { family, familyKey, familyParts }: IndexedPerson,
): NameEvidence | null {
  const word = rest.at(-1) ?? '';
  if (family.length === 0) return null;
  if (word.length === 1) return family[0]?.startsWith(word) ? 'initial' : null;
  const whole = spellingKey(rest.join(''));
  const last = spellingKey(word);
  if (whole === familyKey || last === familyKey) return 'spelling';
  const hasPart = familyParts.some((part) => part.length >= shortestPart && part === last);
  const isCut = whole.length >= shortestPart && familyKey.startsWith(whole);
  return hasPart || isCut || isNearly(whole, familyKey, shortestWholeLetterOff)
    ? 'part-of-family'
    : null;
}

const isNearly = (a: string, b: string, shortest: number): boolean =>
  a[0] === b[0] && Math.min(a.length, b.length) >= shortest && isOneLetterOff(a, b);

function addSingle(word: string, index: PeopleIndex, add: Note) {
  if (word.length < 2) return;
  const key = spellingKey(word);
  add(index.byGiven.get(word) ?? [], 'given');
  add(peopleGiven(index, word), 'short-form');
  add(index.byGivenKey.get(key) ?? [], 'given-spelling');
  add(index.byFamilyKey.get(key) ?? [], 'family');
  for (let end = shortestPart; end + shortestPart <= word.length; end += 1) {
    const rest = spellingKey(word.slice(end));
    const people = (index.byGiven.get(word.slice(0, end)) ?? []).filter(
      ({ familyKey, familyParts }) =>
        [familyKey, ...familyParts].some((name) => name.startsWith(rest) && rest.length > 1),
    );
    add(people, 'handle');
  }
  if (key.length < shortestLetterOff) return;
  for (const [given, people] of index.byGivenKey)
    if (isNearly(given, key, shortestLetterOff)) add(people, 'letter-off');
}

function withInitials(shown: string, { byInitials }: PeopleIndex): readonly IndexedPerson[] {
  const bare = shown.replace(beside, ' ').trim();
  return /^\p{Lu}{2,4}$/u.test(bare) ? (byInitials.get(bare.toLowerCase()) ?? []) : [];
}

function isDomainOf(firm: string, { person }: IndexedPerson): boolean {
  const name = handleOf(firm);
  const domain = handleOf((person.email.split('@')[1] ?? '').split('.').slice(0, -1).join('.'));
  return name.length > 2 && domain.includes(name);
}
