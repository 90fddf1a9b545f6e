import type { CarriedBy } from '@rapport/ask';
import type { Database } from '../../../database/types.ts';
import type { Span } from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { nameSeries } from '../../series/name-series.ts';
import type { PlanningServices } from '../planning-services.ts';
import {
  listCalledNames,
  listKnownGroups,
  listKnownPeople,
  listSpeakers,
  listWords,
} from './carried-words-repository.ts';

/**
 * What the words of the meetings of these days tell that a person carries, from meetings that the member may read.
 * Callers have checked that the member may plan.
 */
export async function readCarriedWords(
  { db, threads }: { db: Database; threads: PlanningServices['threads'] },
  member: Member,
  personId: string,
  span: Span,
): Promise<CarriedBy> {
  const { organizationId } = member;
  const words = await listWords(db, member, personId, span);
  const series = [...new Set(words.flatMap((one) => one.series ?? []))];
  const [speakers, people, called, groups, named] = await Promise.all([
    listSpeakers(
      db,
      organizationId,
      words.map(({ id }) => id),
    ),
    listKnownPeople(db, organizationId),
    listCalledNames(db, organizationId, [personId]),
    listKnownGroups(db, organizationId),
    nameSeries(db, member, series),
  ]);
  const guests = speakers.flatMap(({ directoryUserId, name }) =>
    directoryUserId === null ? [name] : [],
  );
  return threads.run('carriedWords', {
    words,
    personOf: new Map(
      speakers.flatMap(({ id, directoryUserId }) =>
        directoryUserId === null ? [] : [[id, directoryUserId]],
      ),
    ),
    person: personId,
    names: called.get(personId) ?? [],
    known: {
      people: [...people, ...new Set(guests)],
      others: [...groups, ...named.map(({ name }) => name)],
    },
  });
}
