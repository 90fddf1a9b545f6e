import type { HeardSpeaker, SpeakerList, speakerQuerySchema } from '@rapport/contract';
import { looksLikeRoom } from '@rapport/transcript';
import type { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';
import {
  countHeardNames,
  countKnown,
  type HeardName,
  listHeardNames,
  listQuotes,
} from './heard-repository.ts';
import { readCursor, writeCursor } from './name-cursor.ts';
import { openSuggestions, type SuggestForNames } from './suggest-for-names.ts';

/** The rest can be confirmed once these are. */
const namesToConfirmMax = 300;
const quoteLengthMax = 240;

export async function getSpeakers(
  db: Database,
  member: Member,
  { tab, sort, cursor, limit }: z.output<typeof speakerQuerySchema>,
): Promise<SpeakerList> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const found = await listHeardNames(db, member, { tab, sort, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const suggest = await openSuggestions(db, member);
  const sure = await findVeryLikely(db, member, suggest);
  const { open, skipped, guests, hidden, turns } = await countHeardNames(db, member);
  const known = await countKnown(db, member);
  return {
    speakers: await presentNames(db, member, page, suggest),
    next: last && found.length > limit ? writeCursor(last) : null,
    open,
    skipped,
    guests,
    choices: known.choices,
    known: known.people + guests,
    total: known.people + guests + open + skipped,
    knownTurns: known.turns === 0 ? 1 : 1 - turns / known.turns,
    veryLikely: sure.length,
    hidden,
  };
}

export type SureName = { heardAs: string; name: string; userId: string };

/** Open names whose first suggestion may be confirmed together with others. */
export const listVeryLikely = async (db: Database, member: Member): Promise<SureName[]> =>
  findVeryLikely(db, member, await openSuggestions(db, member));

async function findVeryLikely(
  db: Database,
  member: Member,
  suggest: SuggestForNames,
): Promise<SureName[]> {
  const names = await listHeardNames(db, member, {
    tab: 'open',
    sort: 'meetings',
    after: null,
    limit: namesToConfirmMax,
  });
  const lasting = names.filter(({ isOneMeeting }) => !isOneMeeting);
  const suggestions = await suggest(lasting);
  return lasting.flatMap(({ id, name }) => {
    const [first] = suggestions.get(id) ?? [];
    return first?.confidence === 'very-likely'
      ? [{ heardAs: id.replace(/^name:/, ''), name, userId: first.id }]
      : [];
  });
}

async function presentNames(
  db: Database,
  member: Member,
  names: readonly HeardName[],
  suggest: SuggestForNames,
): Promise<HeardSpeaker[]> {
  const latest = names.flatMap(({ participantIds: [first] }) => first ?? []);
  const quotes = new Map(
    (await listQuotes(db, member, latest)).map((quote) => [quote.participantId, quote]),
  );
  const suggestions = await suggest(names);
  const ids = names.flatMap((name) => (suggestions.get(name.id) ?? []).map(({ id }) => id));
  const people = await nameDirectoryPeople(db, member.organizationId, [...new Set(ids)]);
  return names.map(({ id, name, isOneMeeting, is, meetings, turns, lastDate, participantIds }) => {
    const quote = quotes.get(participantIds[0] ?? '');
    return {
      id,
      name,
      isOneMeeting,
      is,
      meetings,
      turns,
      lastDate,
      looksLikeRoom: looksLikeRoom(name),
      quote: quote ? presentQuote(quote) : null,
      suggestions: (suggestions.get(id) ?? []).flatMap(({ id: personId, confidence, reasons }) => {
        const person = people.get(personId);
        return person ? [{ person, confidence, reason: reasons.join('; ') }] : [];
      }),
    };
  });
}

function presentQuote({
  participantId: _,
  text,
  ...quote
}: Awaited<ReturnType<typeof listQuotes>>[number]) {
  const isLong = text.length > quoteLengthMax;
  const cut = isLong ? `${text.slice(0, quoteLengthMax).replace(/\s+\S*$/, '')} …` : text;
  return { ...quote, text: cut };
}
