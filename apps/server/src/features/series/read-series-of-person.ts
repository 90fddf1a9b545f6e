import { meetingsOfSeries, type SeriesOfPerson, type SeriesOfPersonQuery } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { nameFor } from './present-series.ts';
import { isInDirectory, listAttended } from './series-of-person-repository.ts';

const seriesMax = 20;

/**
 * Uses the meetings that the member may read.
 * @throws AppError 404 if the person is not in the directory
 */
export async function readSeriesOfPerson(
  db: Database,
  member: Member,
  directoryUserId: string,
  days: SeriesOfPersonQuery,
): Promise<SeriesOfPerson> {
  if (!isUuid(directoryUserId) || !(await isInDirectory(db, member, directoryUserId)))
    throw notFound('Person');
  const limits = { meetingsMin: meetingsOfSeries, seriesMax };
  const attended = await listAttended(db, member, directoryUserId, days, limits);
  return {
    series: attended.map(({ id, name, heard, meetings, members }) => ({
      id,
      heard,
      meetings,
      name: nameFor(name, members),
    })),
  };
}
