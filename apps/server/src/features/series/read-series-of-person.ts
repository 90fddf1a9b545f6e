import { meetingsOfSeries, type SeriesOfPerson, type SeriesOfPersonQuery } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import type { Member } from '../../platform/session.ts';
import { nameFor } from './present-series.ts';
import { listAttended } from './series-of-person-repository.ts';

const seriesMax = 20;

/** Of the meetings that the member may read. Empty for a person that the directory does not have. */
export async function readSeriesOfPerson(
  db: Database,
  member: Member,
  directoryUserId: string,
  days: SeriesOfPersonQuery,
): Promise<SeriesOfPerson> {
  if (!isUuid(directoryUserId)) return { series: [] };
  const limits = { meetingsMin: meetingsOfSeries, seriesMax };
  const attended = await listAttended(db, member, directoryUserId, days, limits);
  return {
    series: attended.map(({ id, name, heard, meetings, members }) => ({
      ...{ id, heard, meetings },
      name: nameFor(name, members),
    })),
  };
}
