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
  /** In which they spoke and that the reader may read. */
  meetings: number;
  /** Strongest first. */
  ties: CarriedTie[];
  /** Those with most of their mentions first. */
  topics: CarriedTopic[];
  /** In which they spoke, those that they led first. */
  series: CarriedSeries[];
  /** Open ones, soonest first. Null where actions are switched off. */
  actions: CarriedAction[] | null;
};

/**
 * By person, in the order asked for; without people whom the directory does not have. Callers have checked that the member
 * may see it (`requirePlanningByPerson`).
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

/** A topic of two people or fewer is only theirs. */
const fewSpeakers = 2;

export function topicHold({ people, share }: Pick<CarriedTopic, 'people' | 'share'>) {
  if (people <= fewSpeakers) return 'only';
  return share >= 1 / 2 ? 'mostly' : 'partly';
}

/** Names of topics are content: those of meetings that the reader may read. */
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

/** Fewer meetings do not tell who leads. */
const meetingsToLead = 2;

/** Who leads a meeting opens it: more than half of the series' meetings, of two or more. */
const isLed = ({ opened, meetings }: SeriesOfPerson): boolean =>
  meetings >= meetingsToLead && 2 * opened > meetings;
