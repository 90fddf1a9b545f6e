import type { FoundSentenceOfMeeting, SaidSentence } from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import {
  type PreparedSearch,
  prepareSearch,
  searching,
} from '../../ground/search-index/matched-meetings-repository.ts';
import { withoutAccents } from '../../ground/without-accents.ts';
import { nameWords } from './close-names.ts';
import { findSentence, turnsOfPassage, wordsSaid } from './found-sentence.ts';
import {
  type FoundPassage,
  listFoundWords,
  listPassages,
  nameSpeakers,
} from './search-repository.ts';

/** Passages are read from this many meetings first, then from others until there are enough sentences. */
const meetingsFirst = 20;

/**
 * One sentence from each of the newest of these meetings, all of which contain the words and may be read by the
 * reader: first those with all the words in one passage.
 */
export async function findNewestSentences(
  tx: Queryable,
  reader: Reader,
  search: PreparedSearch,
  { ids, limit }: { ids: readonly string[]; limit: number },
): Promise<FoundSentenceOfMeeting[]> {
  const first = await listPassages(tx, reader, search, ids.slice(0, meetingsFirst));
  const whole = first.filter(({ isWhole }) => isWhole);
  if (whole.length < limit && ids.length > meetingsFirst) {
    const others = await listPassages(tx, reader, search, ids.slice(meetingsFirst));
    whole.push(...others.filter(({ isWhole }) => isWhole));
  }
  const chosen = [...whole, ...first.filter(({ isWhole }) => !isWhole)].slice(0, limit);
  const sentences = await sentencesOf(tx, reader, search, chosen);
  return chosen.flatMap(({ meetingId: id, name, date, processingStatus }) => {
    const sentence = sentences.get(id);
    return sentence ? [{ ...sentence, meeting: { id, name, date, processingStatus } }] : [];
  });
}

/** One sentence by meeting. The reader must be allowed to read the meetings. */
export async function findSentencesOf(
  db: Database,
  reader: Reader,
  words: string,
  meetingIds: readonly string[],
): Promise<Map<string, SaidSentence>> {
  if (meetingIds.length === 0) return new Map();
  return searching(db, async (tx) => {
    const search = await prepareSearch(tx, reader.organizationId, words);
    if (!search) return new Map();
    const passages = await listPassages(tx, reader, search, meetingIds);
    return sentencesOf(tx, reader, search, passages);
  });
}

async function sentencesOf(
  tx: Queryable,
  { organizationId }: Reader,
  search: PreparedSearch,
  passages: readonly FoundPassage[],
): Promise<Map<string, SaidSentence>> {
  const said = passages.map((passage) => ({
    ...passage,
    turns: turnsOfPassage(passage.turns, passage),
  }));
  const found = new Map<string, ReadonlySet<string>>();
  for (const [configuration, some] of Map.groupBy(said, (one) => one.configuration)) {
    const words = wordsSaid(some.flatMap(({ turns }) => turns));
    found.set(configuration, new Set(await listFoundWords(tx, search, configuration, words)));
  }
  const ids = said.flatMap(({ turns }) =>
    turns.flatMap(({ participantId }) => participantId ?? []),
  );
  const names = await nameSpeakers(tx, organizationId, [...new Set(ids)]);
  const named = (participantId: string) => {
    const parts = new Set(nameWords(names.get(participantId) ?? ''));
    return search.words.filter((word) => parts.has(withoutAccents(word))).length;
  };
  const sentences = said.flatMap(({ meetingId, configuration, turns }) => {
    const sentence = findSentence(turns, found.get(configuration) ?? new Set(), named);
    return sentence ? [{ meetingId, ...sentence }] : [];
  });
  return new Map(
    sentences.map(({ meetingId, participantId, ...sentence }) => [
      meetingId,
      { ...sentence, speaker: names.get(participantId ?? '') ?? null },
    ]),
  );
}
