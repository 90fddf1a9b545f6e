import type { DirectoryPerson } from '../../types.ts';
import { givenNamesLike } from '../nick-names.ts';
import { nameWords } from '../normalise-speaker.ts';
import { spellingKey } from './spelling-key.ts';

export type PersonToSuggest = DirectoryPerson & { username?: string | null };

export type IndexedPerson = {
  person: PersonToSuggest;
  given: readonly string[];
  family: readonly string[];
  /** Spelling keys of the given names, of the family name as one word, and of its parts. */
  givenKeys: readonly string[];
  familyKey: string;
  familyParts: readonly string[];
};

export type PeopleIndex = {
  byGiven: ReadonlyMap<string, readonly IndexedPerson[]>;
  byGivenKey: ReadonlyMap<string, readonly IndexedPerson[]>;
  byFamilyKey: ReadonlyMap<string, readonly IndexedPerson[]>;
  byInitials: ReadonlyMap<string, readonly IndexedPerson[]>;
  /** Indexed by user name, first part of the address, and names written as one word. */
  byHandle: ReadonlyMap<string, readonly IndexedPerson[]>;
  byId: ReadonlyMap<string, IndexedPerson>;
};

export const handleOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

const shortestHandle = 4;

/** Finds people by parts of their names without checking the whole directory for each heard name. */
export function indexPeople(directory: readonly PersonToSuggest[]): PeopleIndex {
  const people = directory.map(toIndexed);
  return {
    byGiven: keyed(people, ({ given }) => given),
    byGivenKey: keyed(people, ({ givenKeys }) => givenKeys),
    byFamilyKey: keyed(people, ({ familyKey, familyParts }) => [familyKey, ...familyParts]),
    byInitials: keyed(people, ({ given, family }) => [initialsOf(given, family)]),
    byHandle: keyed(people, handlesOf),
    byId: new Map(people.map((one) => [one.person.id, one])),
  };
}

/** People with the given name or a short form of it. */
export const peopleGiven = ({ byGiven }: PeopleIndex, name: string): Set<IndexedPerson> =>
  new Set([...givenNamesLike(name)].flatMap((form) => byGiven.get(form) ?? []));

function toIndexed(person: PersonToSuggest): IndexedPerson {
  const given = nameWords(person.firstName);
  const family = nameWords(person.lastName);
  return {
    person,
    given,
    family,
    givenKeys: given.map(spellingKey),
    familyKey: spellingKey(family.join('')),
    familyParts: family.flatMap((word) => word.split('-')).map(spellingKey),
  };
}

const initialsOf = (given: readonly string[], family: readonly string[]): string =>
  [...given, ...family].map((word) => word.charAt(0)).join('');

function handlesOf({ person, given, family }: IndexedPerson): string[] {
  const [first = ''] = given;
  const last = family.join('');
  const local = person.email.split('@')[0] ?? '';
  const initials = [`${first.charAt(0)}${last}`, `${last}${first.charAt(0)}`];
  const written = [`${first}${last}`, `${last}${first}`, ...(first && last ? initials : [])];
  // An address such as 'anna@' says no more than the given name.
  const handles = [person.username ?? '', given.includes(local) ? '' : local, ...written];
  return handles.map(handleOf).filter((handle) => handle.length >= shortestHandle);
}

function keyed(
  people: readonly IndexedPerson[],
  keysOf: (person: IndexedPerson) => readonly string[],
): Map<string, IndexedPerson[]> {
  const found = new Map<string, IndexedPerson[]>();
  for (const person of people) {
    for (const key of new Set(keysOf(person))) {
      if (key === '') continue;
      const known = found.get(key);
      if (known) known.push(person);
      else found.set(key, [person]);
    }
  }
  return found;
}
