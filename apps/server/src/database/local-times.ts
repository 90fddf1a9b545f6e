import { type RawBuilder, sql } from 'kysely';

/** A moment as the clocks of a zone show it. */
const written = (moment: RawBuilder<unknown>, zone: string, pattern: string) =>
  sql<string>`to_char(${moment} at time zone ${zone}, ${pattern})`;

const start = sql`"startsAt"`;
// The minutes pass in real time: the clocks may change meanwhile.
const end = sql`("startsAt" + make_interval(mins => "durationMinutes"))`;

/** A meeting's start as a day and a time to be selected. */
export const localStart = (zone: string) =>
  [
    written(start, zone, 'YYYY-MM-DD').as('date'),
    written(start, zone, 'HH24:MI').as('startTime'),
  ] as const;

/** The time at which a meeting ends. */
export const localEnd = (zone: string) => written(end, zone, 'HH24:MI').as('endTime');
