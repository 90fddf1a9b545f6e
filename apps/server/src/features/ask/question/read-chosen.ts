import type { Ask } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Member } from '../../../platform/session.ts';
import { nameSeries } from '../../series/name-series.ts';
import { type KnownSpeaker, listPeopleById } from './known-repository.ts';

export type Filters = Pick<Ask, 'from' | 'to' | 'people' | 'series'>;
export type Chosen = { people: KnownSpeaker[]; series: { id: string; name: string }[] };

/**
 * People and series of the filters. Those of earlier questions may no longer exist.
 * @throws AppError 404 if a person or a series of the last question does not exist
 */
export async function readChosen(
  db: Queryable,
  member: Member,
  chain: readonly Filters[],
): Promise<Chosen> {
  const ids = [...new Set(chain.flatMap(({ people = [] }) => people))];
  const people =
    ids.length > 0 ? await listPeopleById(db, member.organizationId, ids.filter(isUuid)) : [];
  const seriesIds = [...new Set(chain.flatMap(({ series = [] }) => series))];
  const series = await nameSeries(db, member, seriesIds.filter(isUuid));
  const asked = chain.at(-1);
  if (asked?.series && !series.some(({ id }) => id === asked.series)) throw notFound('Series');
  if (asked?.people?.some((one) => !people.some(({ userId }) => userId === one)))
    throw notFound('Person');
  return { people, series };
}
