import type { Happened } from '@rapport/contract';
import { type SeriesEvent, seriesEvents } from '@rapport/series';
import type { Database } from '../../../database/types.ts';
import type { Span } from '../../../ground/meeting/counted-meetings-repository.ts';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { Member } from '../../../platform/session.ts';
import { nameSeries } from '../../series/name-series.ts';
import { dayNumber, writtenDay } from '../../series/present-series.ts';
import { addWeeks } from '../period.ts';
import { findFirstDay } from './known-weeks-repository.ts';
import { listOpeners, listSeriesMeetings, type SeriesRow } from './series-repository.ts';

/** A quarterly series that has ended has met within this time. */
const weeksBefore = 60;
/** Who spoke first is asked of this many of the latest meetings of a series. */
const openersAsked = 16;
/** A silence is told only if as many meetings of other series were held in it. */
const meetingsMeanwhile = 2;

/** What happened to series in these days, from the meetings that the reader may read. */
export async function factsOfSeries(db: Database, member: Member, span: Span): Promise<Happened[]> {
  const [rows, firstDay] = await Promise.all([
    listSeriesMeetings(db, member, { from: addWeeks(span.from, -weeksBefore), to: span.to }),
    findFirstDay(db, member.organizationId),
  ]);
  if (firstDay === null) return [];
  const period = { from: dayNumber(span.from), to: dayNumber(span.to) };
  const bySeries = [...Map.groupBy(rows, ({ seriesId }) => seriesId).values()];
  const openers = await listOpeners(db, member, latestOf(bySeries, period.from));
  const openerOf = new Map(openers.map(({ meetingId, key }) => [meetingId, key]));
  const isSilence = ({ lastDay, everyDays }: { lastDay: number; everyDays: number }) =>
    rows.filter(({ day }) => day > lastDay + everyDays).length >= meetingsMeanwhile;

  const found = bySeries.flatMap((meetings) => {
    const held = meetings.map(({ id, day }) => ({ day, openedBy: openerOf.get(id) ?? null }));
    return seriesEvents(held, period, dayNumber(firstDay))
      .filter((event) => !('lastDay' in event) || isSilence(event))
      .map((event) => ({ event, meetings }));
  });
  const ids = found.flatMap(({ meetings }) => meetings[0]?.seriesId ?? []);
  const series = new Map((await nameSeries(db, member, ids)).map((one) => [one.id, one]));
  const names = new Map(seesTalkFigures(member) ? openers.map(({ key, name }) => [key, name]) : []);
  return found
    .toSorted((one, other) => other.meetings.length - one.meetings.length)
    .flatMap(({ event, meetings }) => {
      const [first, last] = [meetings[0], meetings.at(-1)];
      const named = first && series.get(first.seriesId);
      return named && last ? [{ series: named, ...present(event, last, names) }] : [];
    })
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** Of series that met since: only these can have changed hands or begun. */
const latestOf = (bySeries: readonly SeriesRow[][], from: number): string[] =>
  bySeries
    .filter((meetings) => (meetings.at(-1)?.day ?? 0) >= from)
    .flatMap((meetings) => meetings.slice(-openersAsked).map(({ id }) => id));

type OfSeries = Extract<Happened, { series: unknown }>;
const order: readonly OfSeries['kind'][] = [
  'series-began',
  'series-opened-by',
  'series-paused',
  'series-ended',
];

/** `names` has the names of those who opened meetings, by key, as far as they are told. */
function present(event: SeriesEvent, last: SeriesRow, names: ReadonlyMap<string, string>) {
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
        lastId: last.id,
      };
  }
}
