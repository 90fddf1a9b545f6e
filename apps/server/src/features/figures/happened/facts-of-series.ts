import type { Happened } from '@rapport/contract';
import { type SeriesEvent, seriesEvents } from '@rapport/series';
import type { Database } from '../../../database/types.ts';
import type { Span } from '../../../ground/meeting/counted-meetings-repository.ts';
import { listOpeners } from '../../../ground/meeting/opener-repository.ts';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { Member } from '../../../platform/session.ts';
import { nameSeries } from '../../series/name-series.ts';
import { dayNumber, writtenDay } from '../../series/present-series.ts';
import { addWeeks, type Day } from '../period.ts';
import { listSeries, type SeriesRow } from './series-repository.ts';

/** A quarterly series that has ended has met within this time. */
const weeksBefore = 60;
/** Who opened is asked of this many of the latest meetings of a series. */
const openersAsked = 16;
/** A silence is told only if as many meetings of other series were held in it. */
const meetingsMeanwhile = 2;

/**
 * What happened to series in these days, from the meetings that the reader may read.
 *
 * @param firstDay Of the organization's first meeting
 */
export async function factsOfSeries(
  db: Database,
  member: Member,
  span: Span,
  firstDay: Day | null,
): Promise<Happened[]> {
  if (firstDay === null) return [];
  const known = { from: addWeeks(span.from, -weeksBefore), to: span.to };
  const rows = await listSeries(db, member, known, openersAsked);
  const period = { from: dayNumber(span.from), to: dayNumber(span.to) };
  // Only a series that met since can have begun or changed hands.
  const met = rows.filter(({ days }) => (days.at(-1) ?? 0) >= period.from);
  const openers = await listOpeners(
    db,
    member,
    met.flatMap(({ latestIds }) => latestIds),
  );
  const openerOf = new Map(openers.map(({ meetingId, key }) => [meetingId, key]));
  const isSilence = ({ lastDay, everyDays }: { lastDay: number; everyDays: number }) =>
    countAfter(rows, lastDay + everyDays) >= meetingsMeanwhile;

  const found = rows.flatMap((series) =>
    seriesEvents(heldOf(series, openerOf), period, dayNumber(firstDay))
      .filter((event) => !('lastDay' in event) || isSilence(event))
      .map((event) => ({ event, series })),
  );
  const ids = found.map(({ series }) => series.seriesId);
  const named = new Map((await nameSeries(db, member, ids)).map((one) => [one.id, one]));
  const people = new Map(
    seesTalkFigures(member) ? openers.map(({ key, name }) => [key, name]) : [],
  );
  return found
    .toSorted((one, other) => other.series.days.length - one.series.days.length)
    .flatMap(({ event, series: { seriesId, latestIds } }) => {
      const [series, lastId] = [named.get(seriesId), latestIds.at(-1)];
      return series && lastId ? [{ series, ...present(event, lastId, people) }] : [];
    })
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function heldOf({ days, latestIds }: SeriesRow, openerOf: ReadonlyMap<string, string>) {
  const before = days.length - latestIds.length;
  return days.map((day, at) => ({
    day,
    openedBy: openerOf.get(latestIds[at - before] ?? '') ?? null,
  }));
}

const countAfter = (rows: readonly SeriesRow[], day: number): number =>
  rows.reduce(
    (sum, { days }) => sum + days.length - (days.findLastIndex((one) => one <= day) + 1),
    0,
  );

type OfSeries = Extract<Happened, { series: unknown }>;
const order: readonly OfSeries['kind'][] = [
  'series-began',
  'series-opened-by',
  'series-paused',
  'series-ended',
];

/** `names` has the names of those who opened meetings, by key, as far as they are told. */
function present(event: SeriesEvent, lastId: string, names: ReadonlyMap<string, string>) {
  const on = writtenDay(event.day);
  const nameOf = (key: string | null) => (key === null ? null : (names.get(key) ?? null));
  switch (event.kind) {
    case 'began':
      return {
        kind: 'series-began' as const,
        on,
        meetings: event.meetings,
        openedBy: nameOf(event.openedBy),
      };
    case 'opened-by':
      return {
        kind: 'series-opened-by' as const,
        on,
        meetings: event.meetings,
        openedBy: nameOf(event.openedBy),
        openedBefore: nameOf(event.openedBefore),
        until: writtenDay(event.until),
      };
    default:
      return {
        kind: `series-${event.kind}` as const,
        on,
        everyDays: event.everyDays,
        lastOn: writtenDay(event.lastDay),
        lastId,
      };
  }
}
