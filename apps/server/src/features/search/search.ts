import type { FoundTopic, SearchAnswer } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import {
  type PlaceOfWords,
  prepareSearch,
  searching,
} from '../../ground/search-index/matched-meetings-repository.ts';
import { readableIndexOf } from '../../ground/search-index/readable-index-repository.ts';
import type { Member } from '../../platform/session.ts';
import { nameWords } from './close-names.ts';
import { findNewestSentences } from './find-sentences.ts';
import { findPeople, findPeopleSpelledNearly } from './find-speakers.ts';
import { listHeadings, listMatchedMeetings, listTopics } from './search-repository.ts';

const shownMax = 5;
const sentencesMax = 8;
/** Number of newest meetings in which sentences, speakers and topics are searched. */
const meetingsRead = 100;

/** Searches the meetings that the member may read: titles, speakers, topics and spoken words. */
export async function search(db: Database, member: Member, q: string): Promise<SearchAnswer> {
  return searching(db, async (tx) => {
    const prepared = await prepareSearch(tx, member.organizationId, q);
    if (!prepared) return { meetings: [], people: [], topics: [], sentences: [], total: 0 };
    const index = await readableIndexOf(tx, member);
    const find = (place: PlaceOfWords) =>
      listMatchedMeetings(tx, index, prepared, { place, limit: meetingsRead });
    const headingIds = (await find('heading')).ids;
    const headings = await listHeadings(tx, member, prepared, headingIds);
    const matched = await find('words');
    const sentences = await findNewestSentences(tx, member, prepared, {
      ids: matched.ids,
      limit: sentencesMax,
    });
    const named = await findPeople(tx, member, q, headingIds);
    const isMisspelled = named.length === 0 && sentences.length === 0;
    return {
      meetings: headings.slice(0, shownMax).map(({ isTitle, ...meeting }) => meeting),
      people: isMisspelled ? await findPeopleSpelledNearly(tx, member, q) : named,
      topics: newestOf(await listTopics(tx, member, [...headingIds, ...matched.ids]), q),
      sentences,
      total: matched.total,
    };
  });
}

/** The topics that contain all the words, as spelled in their newest meeting. */
function newestOf(found: readonly FoundTopic[], q: string): FoundTopic[] {
  const words = nameWords(q);
  const topics = new Map<string, FoundTopic>();
  for (const one of found) {
    const said = nameWords(one.topic);
    if (!words.every((word) => said.some((other) => other.startsWith(word)))) continue;
    const known = topics.get(said.join(' '));
    if (!known || known.lastOn < one.lastOn) topics.set(said.join(' '), one);
  }
  return [...topics.values()].toSorted((a, b) => (a.lastOn < b.lastOn ? 1 : -1)).slice(0, shownMax);
}
