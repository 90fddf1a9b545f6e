import { mondayOf } from '../../../ground/calendar-days.ts';
import { nameSeries } from '../../series/name-series.ts';
import type { FoundAt } from '../found.ts';
import { listPeopleOf, listSeriesOf } from './asked-people-repository.ts';
import type { FigureAsked } from './figure-asked.ts';
import { monthValue, quarterValue, shortDay } from './figure-words.ts';
import type { Mention } from './find-mentions.ts';
import type { NamedGroup } from './group-figure.ts';

/** What is grouped: a turn or an outcome of a meeting. */
type Said = Pick<Mention, 'meetingId' | 'day' | 'speaker'>;

type Grouped = { key: string; name: string };

/** The number of mentions of each group of the question. */
export async function countByGroup(
  at: FoundAt,
  asked: FigureAsked,
  mentions: readonly Said[],
): Promise<NamedGroup[]> {
  const groupsOf = await groupsOfMentions(at, asked, mentions);
  const counts = new Map<string, NamedGroup>();
  for (const mention of mentions)
    for (const { key, name } of groupsOf(mention))
      counts.set(key, { key, name, total: (counts.get(key)?.total ?? 0) + 1 });
  return [...counts.values()];
}

/** By the group of the question: which groups a mention is of. */
async function groupsOfMentions(
  { services: { db }, member }: FoundAt,
  { query: { group, departments } }: FigureAsked,
  mentions: readonly Said[],
): Promise<(mention: Said) => Grouped[]> {
  switch (group) {
    case 'week':
      return ({ day }) => [{ key: mondayOf(day), name: `Week of ${shortDay(mondayOf(day))}` }];
    case 'month':
      return ({ day }) => [{ key: day.slice(0, 7), name: monthValue(day) }];
    case 'quarter':
      return ({ day }) => [
        { key: `${day.slice(0, 4)} ${quarterValue(day)}`, name: quarterValue(day) },
      ];
    case 'series': {
      const ids = [...new Set(mentions.map(({ meetingId }) => meetingId))];
      const of = await listSeriesOf(db, member.organizationId, ids);
      const named = await nameSeries(db, member, [...new Set(of.map(({ seriesId }) => seriesId))]);
      const nameOf = new Map(named.map(({ id, name }) => [id, name]));
      const seriesOf = new Map(of.map(({ meetingId, seriesId }) => [meetingId, seriesId]));
      return ({ meetingId }) => {
        const key = seriesOf.get(meetingId) ?? '';
        const name = nameOf.get(key);
        return name === undefined ? [] : [{ key, name }];
      };
    }
    case 'department':
    case 'team': {
      const people = Map.groupBy(
        await listPeopleOf(db, member.organizationId, departments),
        ({ userId }) => userId,
      );
      return ({ speaker }) =>
        (people.get(speaker?.userId ?? '') ?? []).map(({ department }) => ({
          key: department,
          name: department,
        }));
    }
    default:
      return ({ speaker }) =>
        speaker ? [{ key: speaker.userId ?? speaker.name, name: speaker.name }] : [];
  }
}
