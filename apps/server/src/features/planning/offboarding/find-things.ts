import type { CarriedBy } from '@rapport/ask';
import { handoverWeeks } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import { type ReadPeriods, readPeriods } from '../../figures/read-periods.ts';
import { requireFigures } from '../../figures/require-figures.ts';
import { isOwnTopic } from '../carried/own-topic.ts';
import { type Carried, readCarried } from '../carried/read-carried.ts';
import { readCarriedWords } from '../carried/read-carried-words.ts';
import { tiesOfPeople } from '../network/tie-columns.ts';
import type { PlanningServices } from '../planning-services.ts';
import { listGuestsOf } from './guest-repository.ts';
import { findQuotes } from './handover-topic-repository.ts';
import type { NewItem } from './item-change-repository.ts';
import { foundSince } from './present-items.ts';
import { shownFigures } from './shown-figures.ts';

const topicsMax = 30;
const namedMax = 30;
const saidMax = 20;
const workMax = 10;
const seriesMax = 30;
const actionsMax = 100;
const peopleMax = 30;
const guestsMax = 20;
/** A person who would keep fewer ties is introduced to others. */
const enoughTies = 2;

type Services = Pick<PlanningServices, 'db' | 'readNetwork' | 'threads'>;

export type FoundThings = {
  /** Number of meetings in which the person spoke. */
  meetings: number;
  /** Number of documents and customers that they named, alone or not; null if the words were not read. */
  namedDocuments: number | null;
  namedCustomers: number | null;
  items: NewItem[];
};

/**
 * What only or mostly the person carries, as far as the member may see it. Without people to introduce if ties are
 * not shown, and without what is found by what was said in works-council mode.
 * @throws AppError 403 for members who may not see figures of the organization
 */
export async function findThings(
  services: Services,
  member: Member,
  personId: string,
): Promise<FoundThings> {
  const { db } = services;
  await requireFigures(db, member);
  const periods = await readPeriods(db, member, { weeks: handoverWeeks });
  const carried = (await readCarried(services, member, [personId], periods)).get(personId);
  if (!carried) return { meetings: 0, namedDocuments: null, namedCustomers: null, items: [] };
  const { tiesHidden } = await shownFigures(db, member);
  const ties = tiesHidden === null ? (await services.readNetwork(member, periods)).ties : null;
  const words =
    tiesHidden === 'worksCouncil'
      ? null
      : await readCarriedWords(services, member, personId, periods.now);
  const found = [
    await topicItems(services, member, carried, words),
    words ? quotedItems('work', words.work.slice(0, workMax)) : [],
    carried.series
      .filter(({ led }) => led)
      .slice(0, seriesMax)
      .map(({ id: seriesId }) => ({ kind: 'series' as const, seriesId })),
    words ? reportItems(words) : [],
    (carried.actions ?? []).slice(0, actionsMax).map(({ id: actionId, dueDay }) => ({
      kind: 'action' as const,
      actionId,
      dueDay,
    })),
    ties
      ? [...peopleItems(carried, ties), ...(await guestItems(services, member, carried, periods))]
      : [],
    words ? namedItems(words, 'document') : [],
    words ? namedItems(words, 'customer') : [],
    words ? quotedItems('said', words.said.slice(0, saidMax)) : [],
  ];
  return {
    meetings: carried.meetings,
    namedDocuments: words?.named.document ?? null,
    namedCustomers: words?.named.customer ?? null,
    items: found.flatMap((items) => items.map((item, place) => ({ ...item, place }))),
  };
}

type Found = Omit<NewItem, 'place'>;

async function topicItems(
  { db }: Services,
  member: Member,
  { person, topics }: Carried,
  words: CarriedBy | null,
): Promise<Found[]> {
  const own = topics
    .filter(isOwnTopic)
    .sort((one, other) => other.meetings - one.meetings || other.mentions - one.mentions);
  const keys = own.slice(0, topicsMax).map(({ key }) => key);
  const since = foundSince(new Date());
  const quotes = await findQuotes(db, member, { personId: person.id, keys, since });
  const quoteOf = new Map(quotes.map((quote) => [quote.key, quote]));
  const named = own.map(({ key, mentions, share, meetings }) => ({
    kind: 'topic' as const,
    topicKey: key,
    mentions,
    allMentions: Math.round(mentions / share),
    meetings,
    quoteMeetingId: quoteOf.get(key)?.meetingId ?? null,
    quoteTurn: quoteOf.get(key)?.turn ?? null,
  }));
  const matters = words ? namedItems(words, 'matter') : [];
  const isNew = ({ nameKey }: Found) => !keys.some((key) => sharesWords(key, nameKey ?? ''));
  return [...named, ...matters.filter(isNew)].slice(0, topicsMax);
}

/** 'drift' and 'drift model' are one topic. */
const sharesWords = (one: string, other: string) =>
  ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);

const namedItems = (words: CarriedBy, of: 'matter' | 'document' | 'customer'): Found[] =>
  words[of].slice(0, namedMax).map(({ key, mentions, allMentions, meetings, quote }) => ({
    kind: of === 'matter' ? 'topic' : of,
    nameKey: key,
    mentions,
    allMentions,
    meetings,
    quoteMeetingId: quote.meetingId,
    quoteTurn: quote.turn,
  }));

/** `mentions` counts the meetings with the report, `meetings` those in which the person spoke. */
const reportItems = ({ reports }: CarriedBy): Found[] =>
  reports.slice(0, seriesMax).map(({ series, key, meetings, of, quote }) => ({
    kind: 'report',
    seriesId: series,
    nameKey: key,
    mentions: meetings,
    meetings: of,
    quoteMeetingId: quote.meetingId,
    quoteTurn: quote.turn,
  }));

const quotedItems = (kind: 'said' | 'work', places: CarriedBy['said']): Found[] =>
  places.map(({ meetingId, turn }) => ({ kind, quoteMeetingId: meetingId, quoteTurn: turn }));

/** People with fewer than `enoughTies` ties to others, fewest first. */
function peopleItems({ ties }: Carried, network: Parameters<typeof tiesOfPeople>[0]): Found[] {
  const partners = ties.map(({ person }) => person.id);
  const tiesOf = tiesOfPeople(network, partners);
  return ties
    .map(({ person, meetings }) => ({
      kind: 'person' as const,
      introducedId: person.id,
      meetings,
      tiesLeft: (tiesOf.get(person.id)?.length ?? 1) - 1,
    }))
    .filter(({ tiesLeft }) => tiesLeft < enoughTies)
    .sort((one, other) => one.tiesLeft - other.tiesLeft || other.meetings - one.meetings)
    .slice(0, peopleMax);
}

/** Guests with whom fewer than `enoughTies` others speak, fewest first. */
async function guestItems(
  { db }: Services,
  member: Member,
  { person }: Carried,
  { now }: ReadPeriods,
): Promise<Found[]> {
  const guests = await listGuestsOf(db, member, person.id, now);
  return guests
    .filter(({ others }) => others < enoughTies)
    .sort((one, other) => one.others - other.others || other.meetings - one.meetings)
    .slice(0, guestsMax)
    .map(({ guestId, meetings, others }) => ({
      kind: 'person' as const,
      guestId,
      meetings,
      tiesLeft: others,
    }));
}
