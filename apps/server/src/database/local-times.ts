import { type RawBuilder, sql } from 'kysely';

const written = (moment: RawBuilder<unknown>, zone: string, pattern: string) =>
  sql<string>`to_char(${moment} at time zone ${zone}, ${pattern})`;

const start = sql`"startsAt"`;
// Adds real minutes, because the clocks may change during a meeting.
const end = sql`("startsAt" + make_interval(mins => "durationMinutes"))`;

export const localStart = (zone: string) =>
  [
    written(start, zone, 'YYYY-MM-DD').as('date'),
    written(start, zone, 'HH24:MI').as('startTime'),
  ] as const;

export const localEnd = (zone: string) => written(end, zone, 'HH24:MI').as('endTime');
