import { misspelledIn, namelike, type ReadAs, respelled, takeTitles, titlesIn } from '@rapport/ask';
import { heardName } from '@rapport/transcript';
import type { Database } from '../../../database/types.ts';
import { searching } from '../../../ground/search-index/matched-meetings-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { type NamedSeries, nameSeriesIn } from '../../series/name-series.ts';
import { listUnsaid } from '../find/candidates-repository.ts';
import {
  findAsker,
  type KnownSpeaker,
  listGuestsNamed,
  listPeopleNamed,
} from './known-repository.ts';
import { nearPattern } from './near-pattern.ts';
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
  /** The questions with names in place of misspelled ones and of titles. */
  texts: readonly { text: string; readAs: ReadAs[] }[];
};

export async function readKnown(
  db: Database,
  member: Member,
  texts: readonly string[],
): Promise<Known> {
  const words = [...new Set(texts.flatMap(plainWordsOf))].filter(({ length }) => length > 1);
  const names = new Set(
    texts.flatMap((text) => wordRuns(text, wordsOfName)).flatMap((run) => heardName(run) ?? []),
  );
  const near = nearPattern(texts.flatMap(namelike));
  const titles = texts.flatMap(titlesIn);
  const [asker, named, guests, series] = await Promise.all([
    findAsker(db, member),
    listPeopleNamed(db, member.organizationId, { words, near, titles }),
    listGuestsNamed(db, member, { words, near, names: [...names], newest }),
    nameSeriesIn(db, member, texts),
  ]);
  const isAsker = ({ userId }: KnownSpeaker) => userId === asker?.userId;
  const directory = [
    ...(asker ? [asker] : []),
    ...named.filter((one) => !isAsker(one)).map(({ userId, name }) => ({ userId, name })),
  ];
  const taken = new Set(directory.map(({ name }) => name));
  const people = [
    ...directory,
    ...guests.filter((name) => !taken.has(name)).map((name) => ({ userId: null, name })),
  ];
  const titled = named.flatMap(({ name, title }) => (title === null ? [] : [{ name, title }]));
  const misspelled = texts.map((text) =>
    misspelledIn(
      text,
      people.map(({ name }) => name),
      series.map(({ name }) => name),
    ),
  );
  const unsaid = await listOfNone(db, member, misspelled.flat());
  return {
    people,
    asker,
    series,
    texts: texts.map((text, at) => {
      const spelled = (misspelled[at] ?? []).filter(({ written }) => unsaid.has(written));
      const read = takeTitles(respelled(text, spelled), titled);
      const inFull = spelled.map(({ written, name }) => ({
        written,
        name: onlyNameWith(name, people) ?? name,
      }));
      return { text: read.text, readAs: [...inFull, ...read.readAs] };
    }),
  };
}

/** The full name with this part, 'Tobias Renner' for 'Tobias', if only one person has it. */
function onlyNameWith(part: string, people: readonly KnownSpeaker[]): string | undefined {
  const [word = ''] = plainWordsOf(part);
  const names = people.filter(({ name }) => plainWordsOf(name).includes(word));
  return names.length === 1 ? names[0]?.name : undefined;
}

/** Words that were said in a meeting are no misspelled names: 'Berlin' is not 'Merlin'. */
async function listOfNone(
  db: Database,
  member: Member,
  misspelled: readonly ReadAs[],
): Promise<ReadonlySet<string>> {
  const words = [...new Set(misspelled.map(({ written }) => written))];
  if (words.length === 0) return new Set();
  return new Set(await searching(db, (tx) => listUnsaid(tx, member, words)));
}
