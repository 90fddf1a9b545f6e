import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { findAsker } from '../question/known-repository.ts';
import { notShown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';

/** A figure of single people is shown where the organization shows such figures, and one's own is shown to oneself. */
export async function showsPersons(
  { services: { db }, member }: Pick<FoundAt, 'services' | 'member'>,
  { people, query: { departments, group } }: FigureAsked,
): Promise<boolean> {
  if (seesTalkFigures(member)) return true;
  const [person, ...others] = people;
  const isOfOne = person?.userId != null && others.length === 0;
  if (!isOfOne || departments.length > 0 || group === 'person') return false;
  return person.userId === (await findAsker(db, member))?.userId;
}

/** Whether a count of meetings tells how often single people were there. */
export const tellsOfPersons = ({ people, query: { group } }: FigureAsked): boolean =>
  people.length > 0 || group === 'person';

export const noPersons = () => notShown('This organization shows no figures of single people.');
