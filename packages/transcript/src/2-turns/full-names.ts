import { isRole } from '../1-parse/role-words.ts';
import { isAbbreviation } from '../1-parse/speaker-label.ts';
import type { Cue, ListedPerson, SpeakerCorrections, SpeakerJoin, Transcript } from '../types.ts';
import { foldName, nameWords, speakerKey } from './normalise-speaker.ts';
import { speaksAgainst } from './speaks-against.ts';
import { personIn } from './spelling.ts';

export type FullNames = {
  names: Map<string, string>;
  joins: SpeakerJoin[];
  /** What people are, by label, as the file says: 'Chair'. */
  roles: Map<string, string>;
};

type Listed = Pick<Transcript, 'fullNames' | 'people'>;
type Person = ListedPerson & { words: readonly string[]; key: string };

/**
 * Full names of labels that are initials, a first or family name, or a role, where the file itself lists exactly one
 * such person. `joined` are labels that are known to be another.
 */
export function fullNamesOf(
  cues: readonly Cue[],
  { fullNames, people: listed }: Listed,
  { names: given, apart }: SpeakerCorrections,
  joined: ReadonlyMap<string, string>,
): FullNames {
  const found: FullNames = { names: new Map(), joins: [], roles: new Map() };
  if (fullNames.size === 0 && listed.length === 0) return found;
  const pieces = piecesOf(cues, joined);
  const people = listed.map((person) => {
    const words = nameWords(person.name);
    return { ...person, words, key: words.join(' ') };
  });
  const speakers = new Map([...pieces.keys()].map((label) => [keyOf(label), label]));
  for (const label of pieces.keys()) {
    const role = roleOf(label, people, speakers);
    if (role !== null) found.roles.set(label, role);
    if (apart.has(label) || given.has(label)) continue;
    const told = fullNames.get(label);
    const name = told ?? listedName(label, people, speakers);
    if (name === null) continue;
    const into = speakers.get(keyOf(name));
    if (into === undefined) {
      speakers.set(keyOf(name), label);
      found.names.set(label, name);
    } else if (into !== label && (told !== undefined || !disagree([label, into], pieces, cues)))
      found.joins.push({ label, into, why: 'name' });
  }
  return found;
}

function piecesOf(
  cues: readonly Cue[],
  joined: ReadonlyMap<string, string>,
): Map<string, number[]> {
  const pieces = new Map<string, number[]>();
  for (const [at, { speaker }] of cues.entries()) {
    if (speaker === null) continue;
    const key = speakerKey(speaker);
    const label = joined.get(key) ?? key;
    const known = pieces.get(label);
    if (known) known.push(at);
    else pieces.set(label, [at]);
  }
  return pieces;
}

const bare = (label: string): string => speakerKey(personIn(label).replace(/\s*[(（[].*$/, ''));

const keyOf = (label: string): string => nameWords(bare(label)).join(' ') || bare(label);

function listedName(
  label: string,
  people: readonly Person[],
  speakers: ReadonlyMap<string, string>,
): string | null {
  const short = bare(label);
  const [word = '', another] = nameWords(short);
  if (isRole(short))
    return onlyOne(people.filter(({ role }) => role && foldName(role) === foldName(short)));
  const attendees = people.filter(({ isAttendee, words }) => isAttendee && words.length > 1);
  const initialed =
    isAbbreviation(short) && short.length > 1 ? byInitials(word, attendees, speakers) : null;
  if (initialed !== null) return initialed;
  if (word.length < 2 || another !== undefined || /[\d@]/.test(short)) return null;
  const others = [...speakers.keys()].filter((key) => hasPart(key.split(' '), word));
  const same = attendees.filter(({ words }) => hasPart(words, word));
  return onlyOne(same, others);
}

/** All initials of a name, or else the first and the last. Another speaker may be 'ChrisW'. */
function byInitials(
  initials: string,
  attendees: readonly Person[],
  speakers: ReadonlyMap<string, string>,
): string | null {
  const capitals = (label: string) => (label.match(/\p{Lu}/gu) ?? []).join('').toLowerCase();
  const others = [...speakers].flatMap(([key, label]) =>
    capitals(bare(label)) === initials && !isAbbreviation(bare(label)) ? [key] : [],
  );
  const letters = ({ words }: Person) => words.map((word) => word.charAt(0)).join('');
  const all = attendees.filter((person) => letters(person) === initials);
  if (all.length > 0) return onlyOne(all, others);
  const ends = ({ words }: Person) => `${words[0]?.charAt(0)}${words.at(-1)?.charAt(0)}`;
  return onlyOne(
    attendees.filter((person) => ends(person) === initials),
    others,
  );
}

const hasPart = (words: readonly string[], word: string): boolean =>
  words.length > 1 && (words[0] === word || words.at(-1) === word);

function onlyOne(people: readonly Person[], otherKeys: readonly string[] = []): string | null {
  const [person] = people;
  const keys = new Set([...people.map(({ key }) => key), ...otherKeys]);
  return person && keys.size === 1 ? person.name : null;
}

function roleOf(
  label: string,
  people: readonly Person[],
  speakers: ReadonlyMap<string, string>,
): string | null {
  const key = keyOf(label);
  const own = people.filter((person) => person.key === key);
  const part = (words: readonly string[]) => hasPart(words, key);
  const others = [...speakers.keys()].filter((other) => part(other.split(' ')));
  const named = own.length > 0 ? own : people.filter(({ words }) => part(words));
  const role = named.find((person) => person.role !== null)?.role ?? null;
  const isSure = own.length > 0 || onlyOne(named, others) !== null;
  if (isSure && role !== null) return role;
  return isRole(bare(label)) && listedName(label, people, speakers) !== null ? bare(label) : null;
}

function disagree(
  labels: readonly string[],
  pieces: ReadonlyMap<string, readonly number[]>,
  cues: readonly Cue[],
): boolean {
  const both = labels.map(
    (label) =>
      [
        label,
        {
          name: keyOf(label),
          isWhole: keyOf(label).includes(' '),
          pieces: pieces.get(label) ?? [],
        },
      ] as const,
  );
  return speaksAgainst(new Map(both), cues);
}
