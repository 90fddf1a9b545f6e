import type { CarriedAction, CarriedSeries, CarriedTopic, PlannedPerson } from '@rapport/contract';
import { isUuid } from '../../../database/uuid.ts';
import type { Member } from '../../../platform/session.ts';
import { readableInitiatives } from '../../figures/read-initiatives.ts';
import type { ReadPeriods } from '../../figures/read-periods.ts';
import { nameSeries } from '../../series/name-series.ts';
import { tieAt, tiesOfPeople } from '../network/tie-columns.ts';
import type { PlanningServices } from '../planning-services.ts';
import {
  countMeetings,
  listOpenActions,
  listSeriesOfPeople,
  listTopicsOfPeople,
  type SeriesOfPerson,
  type TopicOfPerson,
} from './carried-repository.ts';

export type CarriedTie = {
  person: PlannedPerson;
  strength: number;
  weight: number;
  meetings: number;
};

/** What one person carries in a period, as the reader may see it. */
export type Carried = {
  person: PlannedPerson;
  /** Number of meetings in which they spoke and that the reader may read. */
  meetings: number;
  /** Strongest first. */
  ties: CarriedTie[];
  /** Sorted by the person's share of the mentions. */
  topics: CarriedTopic[];
  /** Series in which they spoke; those that they led come first. */
  series: CarriedSeries[];
  /** Open actions, soonest first. Null if actions are switched off. */
  actions: CarriedAction[] | null;
};

/**
 * One entry per person in the requested order, without people who are not in the directory. Callers have checked that
 * the member may see it (`requirePlanningByPerson`).
 */
export async function readCarried(
  services: Pick<PlanningServices, 'db' | 'readNetwork'>,
  member: Member,
  directoryUserIds: readonly string[],
  periods: ReadPeriods,
): Promise<ReadonlyMap<string, Carried>> {
  const { db } = services;
  const network = await services.readNetwork(member, periods);
  const ids = directoryUserIds.filter((id) => isUuid(id) && network.people.has(id));
  const [meetings, topics, series, actions] = await Promise.all([
    countMeetings(db, member, ids, periods.now),
    readTopics(services, member, ids, periods),
    readSeries(services, member, ids, periods),
    member.settings.activeFeatures.actions ? listOpenActions(db, member, ids) : null,
  ]);
  const ties = tiesOfPeople(network.ties, ids);
  return new Map(
    ids.flatMap((id): [string, Carried][] => {
      const person = network.people.get(id);
      if (!person) return [];
      const carried: Carried = {
        person,
        meetings: meetings.get(id) ?? 0,
        ties: (ties.get(id) ?? [])
          .flatMap((at): CarriedTie[] => {
            const { a, b, ...tie } = tieAt(network.ties, at);
            const other = network.people.get(a === id ? b : a);
            if (!other) return [];
            const { strength, weight, meetings: together } = tie;
            return [{ person: other, strength, weight, meetings: together }];
          })
          .sort((one, another) => another.weight - one.weight),
        topics: topics.flatMap(({ personId, ...topic }) => (personId === id ? [topic] : [])),
        series: series.flatMap(({ personId, ...one }) => (personId === id ? [one] : [])),
        actions:
          actions?.flatMap(({ personId, ...action }) => (personId === id ? [action] : [])) ?? null,
      };
      return [[id, carried]];
    }),
  );
}

/** A topic that at most this many people mentioned counts as theirs only. */
const fewSpeakers = 2;

export function topicHold({ people, share }: Pick<CarriedTopic, 'people' | 'share'>) {
  if (people <= fewSpeakers) return 'only';
  return share >= 1 / 2 ? 'mostly' : 'partly';
}

/** Names of topics are content, so only those from meetings that the reader may read are shown. */
async function readTopics(
  { db }: Pick<PlanningServices, 'db'>,
  member: Member,
  ids: readonly string[],
  periods: ReadPeriods,
): Promise<(CarriedTopic & { personId: string })[]> {
  const rows = await listTopicsOfPeople(db, member.organizationId, ids, periods.weeks);
  const { readable } = await readableInitiatives(db, member, periods, rows);
  return readable.map(({ allMentions, ...topic }: TopicOfPerson) => {
    const share = topic.mentions / Math.max(allMentions, topic.mentions, 1);
    return { ...topic, share, hold: topicHold({ people: topic.people, share }) };
  });
}

async function readSeries(
  { db }: Pick<PlanningServices, 'db'>,
  member: Member,
  ids: readonly string[],
  { now }: ReadPeriods,
): Promise<(CarriedSeries & { personId: string })[]> {
  const rows = await listSeriesOfPeople(db, member, ids, now);
  const named = await nameSeries(db, member, [...new Set(rows.map(({ id }) => id))]);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return rows
    .flatMap((row) => {
      const name = names.get(row.id);
      return name === undefined ? [] : [{ ...row, name, led: isLed(row) }];
    })
    .sort((one, other) => Number(other.led) - Number(one.led) || other.heard - one.heard);
}

/** Fewer meetings do not show who leads. */
const meetingsToLead = 2;

/** A person leads a series if they open more than half of its meetings, and at least two. */
export const isLed = ({ opened, meetings }: Pick<SeriesOfPerson, 'opened' | 'meetings'>): boolean =>
  meetings >= meetingsToLead && 2 * opened > meetings;
