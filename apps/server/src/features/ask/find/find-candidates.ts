import type { Queryable } from '../../../database/types.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { readableIndexOf } from '../../../ground/search-index/readable-index-repository.ts';
import { listNewest, type Scope } from '../question/asked-scope-repository.ts';
import { spellingVariants } from '../question/sought-words.ts';
import {
  cutToTalk,
  listNewestWords,
  listWithAll,
  listWithAny,
  listWordsOf,
  prepareWords,
  type TalkRead,
  type WordsOfMeeting,
} from './candidates-repository.ts';

/**
 * Meetings that are read in full for an answer: as many as hold four hours of talk, and always a few.
 * Ranking an hour of talk takes about 10 ms.
 */
const read: TalkRead = { words: 36_000, least: 12, most: 40 };
/** Number of newest meetings that are used to estimate how frequent a word is. */
const sampled = 100;
/**
 * A word is rare if at most this many of the sampled meetings contain it: the index then finds its meetings quickly.
 */
const rareMost = 5;
/** Maximum number of meetings that are compared by their words. */
const compared = 60;
/** If this many of the newest meetings contain all the words, older ones are not searched. */
const enough = 10;
/** Weight of a word in title, names or topics, relative to a spoken word. Judgement. */
const headingWeight = 0.5;

type Sought = { words: readonly string[]; meetings: number };

/** The meetings of the scope that fit the words best, best first, as many as are read. */
export const findCandidates = async (
  tx: Queryable,
  reader: Reader,
  scope: Scope,
  sought: Sought,
): Promise<string[]> => cutToTalk(tx, reader, await rankMeetings(tx, reader, scope, sought), read);

/**
 * All meetings with a rare word are compared; if all words are frequent, those with all of them in their heading and
 * the newest that contain them.
 */
async function rankMeetings(
  tx: Queryable,
  reader: Reader,
  scope: Scope,
  { words, meetings }: Sought,
): Promise<string[]> {
  const spelled = meetings > read.least ? words.map(spellingVariants) : [];
  if (spelled.length === 0) return listNewest(tx, reader, scope, read.most);
  const index = await readableIndexOf(tx, reader);
  const queries = await prepareWords(tx, index, spelled);
  if (queries.length === 0) return listNewest(tx, reader, scope, read.most);
  const newest = await listNewestWords(tx, reader, scope, { queries, limit: sampled });
  const share = (place: number) => newest.filter(({ has }) => has[place]).length;
  const found = new Map(newest.filter(hasAny).map((meeting) => [meeting.id, meeting]));
  if (meetings > newest.length) {
    const rare = queries.filter((_, place) => share(place) <= rareMost);
    const ids = [
      ...(rare.length > 1
        ? await listWithAny(tx, index, scope, { queries: rare, meetings, limit: compared })
        : []),
      ...(rare.length === 1
        ? await listWithAll(tx, index, scope, { queries: rare, place: 'words', limit: compared })
        : []),
      ...(await listWithAll(tx, index, scope, { queries, place: 'heading', limit: enough })),
      ...(rare.length === 0 && newest.filter(hasAll).length < enough
        ? await listWithAll(tx, index, scope, { queries, place: 'words', limit: compared })
        : []),
    ].filter((id) => !found.has(id));
    for (const meeting of await listWordsOf(tx, reader, { queries, ids: [...new Set(ids)] }))
      found.set(meeting.id, meeting);
  }
  const weights = queries.map((_, place) => Math.log(1 + (newest.length + 1) / (share(place) + 1)));
  const scoreOf = ({ has, named }: WordsOfMeeting) =>
    weights.reduce(
      (sum, weight, place) =>
        sum + weight * ((has[place] ? 1 : 0) + (named[place] ? headingWeight : 0)),
      0,
    );
  return [...found.values()]
    .map((meeting) => ({ ...meeting, score: scoreOf(meeting) }))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        other.startsAt.getTime() - one.startsAt.getTime() ||
        (one.id < other.id ? 1 : -1),
    )
    .slice(0, read.most)
    .map(({ id }) => id);
}

const hasAny = ({ has }: WordsOfMeeting) => has.some((one) => one);
const hasAll = ({ has }: WordsOfMeeting) => has.every((one) => one);
