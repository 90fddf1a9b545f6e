import type { GroupMood, HiddenGroupMood, Period, WeekMood } from '@rapport/contract';
import type { ShownMood } from '@rapport/figures';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { oneValueOf } from '../../database/rows-of.ts';
import type { Queryable, Tables } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { addWeeks, type Day, mondayOf } from './period.ts';

type Asked = { period: Period; chart: readonly Day[]; noneReason: HiddenGroupMood['reason'] };

type Row = Omit<Selectable<Tables['groupMood']>, 'organizationId'>;

/**
 * Moods of the groups in the period, in the period of the same length before, and in the single weeks of the chart.
 * All are hidden unless they were decided with these choices.
 */
export async function listGroupMoods(
  db: Queryable,
  { organizationId }: Pick<Member, 'organizationId'>,
  { period, chart, noneReason }: Asked,
  choices: string,
): Promise<GroupMoods> {
  const last = mondayOf(period.to);
  const before = addWeeks(last, -period.weeks);
  const { rows } = await sql<Row>`
    select "group", "week"::text, "weeks", "mood", "cut", "low", "high", "changeBy",
      "changeDirection"
    from "groupMood"
    where "organizationId" = ${organizationId}
      and exists (select from "moodDecision"
        where "organizationId" = ${organizationId} and "choices" = ${choices})
      and (("weeks" = ${period.weeks} and "week" in (${last}, ${before}))
        or ("weeks" = 1 and "week" = any (${chart}::date[])))`.execute(db);
  const rowsOf = Map.groupBy(rows, ({ group }) => group);
  const find = (group: string, week: Day, weeks: number) =>
    rowsOf.get(group)?.find((row) => row.week === week && row.weeks === weeks);
  // Prepared for all calls that share them: a large organization has hundreds of groups with 52 weeks each.
  const noWeeks = chart.map(() => null);
  const weeksOf = new Map(
    [...rowsOf.keys()].map((group): [string, WeekMood[]] => [
      group,
      chart.map((week) => {
        const row = find(group, week, 1);
        return row ? { mood: row.mood, band: { low: row.low, high: row.high } } : null;
      }),
    ]),
  );
  return {
    moodOf(group) {
      const row = find(group, last, period.weeks);
      if (!row) return { isShown: false, reason: noneReason };
      const { mood, cut, low, high, changeBy, changeDirection } = row;
      return {
        isShown: true,
        mood,
        cut,
        band: { low, high },
        before: find(group, before, period.weeks)?.mood ?? null,
        change:
          changeBy === null || changeDirection === null
            ? null
            : { by: changeBy, direction: changeDirection },
      };
    },
    compared: rows.flatMap((now) => {
      const earlier = find(now.group, before, period.weeks);
      if (now.week !== last || now.weeks !== period.weeks || !earlier) return [];
      return [{ group: now.group, now: answered(now), before: answered(earlier) }];
    }),
    weeksOf: (group) => weeksOf.get(group) ?? noWeeks,
  };
}

/** The number of departments and teams of the directory. */
export const countGroups = (db: Queryable, organizationId: string) => oneValueOf<number>(db)`
    select (count(distinct nullif(trim("department"), '')) + (
      select count(distinct "team") from "directoryUser" cross join unnest("teams") "team"
      where "organizationId" = ${organizationId}
    ))::integer as "count"
    from "directoryUser" where "organizationId" = ${organizationId}`;

export type GroupMoods = {
  moodOf(group: string): GroupMood;
  weeksOf(group: string): WeekMood[];
  /** Groups whose moods are shown both in the period and in the one before. */
  compared: readonly ComparedMood[];
};

type AnsweredMood = Pick<ShownMood, 'mood' | 'cut' | 'band'>;
export type ComparedMood = { group: string; now: AnsweredMood; before: AnsweredMood };

const answered = ({ mood, cut, low, high }: Row): AnsweredMood => ({
  mood,
  cut,
  band: { low, high },
});
