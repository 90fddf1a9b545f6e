import { sql } from 'kysely';

/** A meeting's start on the clocks of a zone, as a timestamp without one. */
export const startIn = (zone: string) => sql`"startsAt" at time zone ${zone}`;

/** The same as a day and a time to be selected. */
export const localStart = (zone: string) =>
  [
    sql<string>`to_char(${startIn(zone)}, 'YYYY-MM-DD')`.as('date'),
    sql<string>`to_char(${startIn(zone)}, 'HH24:MI')`.as('startTime'),
  ] as const;
