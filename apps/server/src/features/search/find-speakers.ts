import type { FoundPerson } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { nameWords, slipsOfName } from './close-names.ts';
import {
  listGuestsHeardAs,
  listGuestsOf,
  listHeardNames,
  listHeardPeople,
  listPeopleWith,
} from './people-repository.ts';

const peopleMax = 5;
/** Maximum number of names with all the words that are considered. */
const candidatesMax = 50;
/** Maximum number of names that are compared letter by letter, so that a search takes only milliseconds. */
const comparedMax = 10_000;

/**
 * Speakers whose name contains all the words, or the beginnings of words. `meetingIds` are meetings whose heading
 * contains the words.
 */
export async function findPeople(
  tx: Queryable,
  reader: Reader,
  search: string,
  meetingIds: readonly string[],
): Promise<FoundPerson[]> {
  const words = nameWords(search);
  if (words.length === 0) return [];
  const { organizationId } = reader;
  const people = await heardOf(tx, reader, await listNamed(tx, organizationId, words));
  const guests = await listGuestsOf(tx, organizationId, meetingIds);
  return joined(
    people,
    guests.filter((name) => slipsOfName(name, words) === 0),
  );
}

/** Speakers whose name is spelled similarly: people of the directory, then guests, each most similar first. */
export async function findPeopleSpelledNearly(
  tx: Queryable,
  reader: Reader,
  search: string,
): Promise<FoundPerson[]> {
  const words = nameWords(search);
  if (words.length === 0) return [];
  const { organizationId } = reader;
  const people = await listNearlyNamed(tx, organizationId, words);
  const heard = await listHeardNames(tx, organizationId, comparedMax);
  const guests = nearest(heard, (name) => slipsOfName(name, words));
  return joined(
    await heardOf(tx, reader, people),
    guests.length > 0 ? await listGuestsHeardAs(tx, reader, guests) : [],
  );
}

/** People of the directory whose name contains all the words, or is spelled similarly. */
export async function findNamedUsers(
  tx: Queryable,
  organizationId: string,
  search: string,
  { isNear }: { isNear: boolean },
): Promise<string[]> {
  const words = nameWords(search);
  const named = isNear
    ? await listNearlyNamed(tx, organizationId, words)
    : await listNamed(tx, organizationId, words);
  return named.map(({ id }) => id);
}

async function listNamed(tx: Queryable, organizationId: string, words: readonly string[]) {
  if (words.length === 0) return [];
  const some = { texts: words, isAny: false, limit: candidatesMax };
  const named = await listPeopleWith(tx, organizationId, some);
  return named.filter(({ name }) => slipsOfName(name, words) === 0);
}

async function listNearlyNamed(tx: Queryable, organizationId: string, words: readonly string[]) {
  const pairs = words.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
  );
  if (pairs.length === 0) return [];
  const some = { texts: [...new Set(pairs)], isAny: true, limit: comparedMax };
  const candidates = await listPeopleWith(tx, organizationId, some);
  return nearest(candidates, ({ name }) => slipsOfName(name, words));
}

async function heardOf(
  tx: Queryable,
  reader: Reader,
  named: readonly { id: string; name: string }[],
): Promise<FoundPerson[]> {
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const heard = new Set(await listHeardPeople(tx, reader, ids));
  return named.filter(({ id }) => heard.has(id)).map(({ id, name }) => ({ userId: id, name }));
}

const joined = (people: readonly FoundPerson[], guests: readonly string[]): FoundPerson[] =>
  [...people, ...guests.map((name) => ({ userId: null, name }))].slice(0, peopleMax);

function nearest<T>(all: readonly T[], slipsOf: (one: T) => number | null): T[] {
  const close = all.flatMap((one) => {
    const slips = slipsOf(one);
    return slips === null ? [] : [{ one, slips }];
  });
  return close
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, peopleMax)
    .map(({ one }) => one);
}
