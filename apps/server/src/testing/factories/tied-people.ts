import type { Database } from '../../database/types.ts';
import { mondayOf } from '../../ground/calendar-days.ts';
import { dayIn } from '../../ground/day-in.ts';

/** [first name, department, team] */
type Tied = readonly [name: string, department: string, team?: string];

/** Adds people to the directory who answered each other this week. Returns their ids by first name. */
export async function buildTiedPeople(
  db: Database,
  organizationId: string,
  people: readonly Tied[],
  /** 'Ana Bo 6' stands for six exchanges in two meetings. */
  pairs: readonly string[],
): Promise<Record<string, string>> {
  const rows = await db
    .insertInto('directoryUser')
    .values(
      people.map(([firstName, department, team]) => ({
        organizationId,
        firstName,
        lastName: 'Berg',
        email: `${firstName.toLowerCase()}@office.example`,
        department,
        teams: team ? [team] : [],
        syncSource: 'USER_UPLOAD',
      })),
    )
    .returning(['id', 'firstName'])
    .execute();
  const ids = Object.fromEntries(rows.map(({ id, firstName }) => [firstName, id]));
  const week = mondayOf(dayIn('America/New_York', new Date()));
  await db
    .insertInto('weekPair')
    .values(
      pairs.map((pair) => {
        const [first = '', second = '', exchanges = '5'] = pair.split(' ');
        const [a = '', b = ''] = [ids[first] ?? '', ids[second] ?? ''].sort();
        return {
          organizationId,
          week,
          a,
          b,
          meetings: 2,
          exchanges: Number(exchanges),
          weight: exchanges,
        };
      }),
    )
    .execute();
  return ids;
}
