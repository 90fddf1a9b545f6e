import { heardName } from '@rapport/transcript';
import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { type NamedSeries, nameSeriesIn } from '../series/name-series.ts';
import {
  findAsker,
  type KnownSpeaker,
  listGuestsNamed,
  listPeopleNamed,
} from './known-repository.ts';
import { plainWordsOf, wordRuns } from './word-runs.ts';

/** Number of newest meetings in which a speaker is recognised by a part of the name. */
const newest = 100;
const wordsOfName = 4;

/** What a question may name: people of the directory, speakers and series of meetings that the member may read. */
export type Known = {
  people: readonly KnownSpeaker[];
  series: readonly NamedSeries[];
  /** Null for an account without a person of the directory. */
  asker: KnownSpeaker | null;
};

export async function readKnown(
  db: Queryable,
  member: Member,
  texts: readonly string[],
): Promise<Known> {
  const words = [...new Set(texts.flatMap(plainWordsOf))].filter(({ length }) => length > 1);
  const names = new Set(
    texts.flatMap((text) => wordRuns(text, wordsOfName)).flatMap((run) => heardName(run) ?? []),
  );
  const asker = await findAsker(db, member);
  const named = await listPeopleNamed(db, member.organizationId, words);
  const isAsker = ({ userId }: KnownSpeaker) => userId === asker?.userId;
  const people = [...(asker ? [asker] : []), ...named.filter((person) => !isAsker(person))];
  const guests = await listGuestsNamed(db, member, { words, names: [...names], newest });
  const taken = new Set(people.map(({ name }) => name));
  return {
    people: [
      ...people,
      ...guests.filter((name) => !taken.has(name)).map((name) => ({ userId: null, name })),
    ],
    asker,
    series: await nameSeriesIn(db, member, texts),
  };
}
