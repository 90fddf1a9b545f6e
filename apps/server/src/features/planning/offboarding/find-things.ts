import { handoverWeeks } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import { type ReadPeriods, readPeriods } from '../../figures/read-periods.ts';
import { requireFigures } from '../../figures/require-figures.ts';
import { type Carried, readCarried } from '../carried/read-carried.ts';
import { tiesOfPeople } from '../network/tie-columns.ts';
import type { PlanningServices } from '../planning-services.ts';
import { listGuestsOf } from './guest-repository.ts';
import { findQuotes } from './handover-topic-repository.ts';
import type { NewItem } from './item-change-repository.ts';
import { foundSince } from './present-items.ts';
import { shownFigures } from './shown-figures.ts';

/** A topic of fewer meetings is not handed over. */
const meetingsOfTopic = 2;
const topicsMax = 30;
const seriesMax = 30;
const actionsMax = 100;
const peopleMax = 30;
const guestsMax = 20;
/** A person who would keep fewer ties is introduced to others. */
const enoughTies = 2;

type Services = Pick<PlanningServices, 'db' | 'readNetwork'>;

const empty = {
  label: null,
  topicKey: null,
  actionId: null,
  introducedId: null,
  guestId: null,
  seriesId: null,
  mentions: null,
  meetings: null,
  tiesLeft: null,
  quoteMeetingId: null,
  quoteTurn: null,
  assigneeId: null,
  dueDay: null,
  note: null,
};

/**
 * What only or mostly the person carries, as far as the member may see it. Without people to introduce if ties are
 * not shown.
 * @throws AppError 403 for members who may not see figures of the organization
 */
export async function findThings(
  services: Services,
  member: Member,
  personId: string,
): Promise<{ meetings: number; items: NewItem[] }> {
  const { db } = services;
  await requireFigures(db, member);
  const periods = await readPeriods(db, member, { weeks: handoverWeeks });
  const carried = (await readCarried(services, member, [personId], periods)).get(personId);
  if (!carried) return { meetings: 0, items: [] };
  const { tiesHidden } = await shownFigures(db, member);
  const ties = tiesHidden === null ? (await services.readNetwork(member, periods)).ties : null;
  const found = [
    await topicItems(services, member, carried),
    (carried.actions ?? []).slice(0, actionsMax).map(({ id: actionId, dueDay }) => ({
      ...empty,
      kind: 'action' as const,
      actionId,
      dueDay,
    })),
    ties
      ? [...peopleItems(carried, ties), ...(await guestItems(services, member, carried, periods))]
      : [],
    carried.series
      .filter(({ led }) => led)
      .slice(0, seriesMax)
      .map(({ id: seriesId }) => ({ ...empty, kind: 'series' as const, seriesId })),
  ];
  return {
    meetings: carried.meetings,
    items: found.flatMap((items) => items.map((item, place) => ({ ...item, place }))),
  };
}

type Found = Omit<NewItem, 'place'>;

async function topicItems(
  { db }: Services,
  member: Member,
  { person, topics }: Carried,
): Promise<Found[]> {
  const own = topics
    .filter(({ hold, meetings }) => hold !== 'partly' && meetings >= meetingsOfTopic)
    .sort((one, other) => other.meetings - one.meetings || other.mentions - one.mentions)
    .slice(0, topicsMax);
  const keys = own.map(({ key }) => key);
  const since = foundSince(new Date());
  const quotes = await findQuotes(db, member, { personId: person.id, keys, since });
  const quoteOf = new Map(quotes.map((quote) => [quote.key, quote]));
  return own.map(({ key, mentions, meetings }) => {
    const quote = quoteOf.get(key);
    return {
      ...empty,
      kind: 'topic' as const,
      topicKey: key,
      mentions,
      meetings,
      quoteMeetingId: quote?.meetingId ?? null,
      quoteTurn: quote?.turn ?? null,
    };
  });
}

/** People with fewer than `enoughTies` ties to others, fewest first. */
function peopleItems({ ties }: Carried, network: Parameters<typeof tiesOfPeople>[0]): Found[] {
  const partners = ties.map(({ person }) => person.id);
  const tiesOf = tiesOfPeople(network, partners);
  return ties
    .map(({ person, meetings }) => ({
      ...empty,
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
      ...empty,
      kind: 'person' as const,
      guestId,
      meetings,
      tiesLeft: others,
    }));
}
