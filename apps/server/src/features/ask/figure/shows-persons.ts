import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { findAsker } from '../question/known-repository.ts';
import { listPeopleOf } from './asked-people-repository.ts';
import { notShown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';

type Context = Pick<FoundAt, 'services' | 'member'>;

/**
 * Whether a figure of what people did is shown. Where the organization shows no figures of single people, one's own are
 * shown to oneself, and those of departments and teams that are as large as the smallest group.
 */
export async function showsPersons(
  { services: { db }, member }: Context,
  { people, query: { departments, group } }: FigureAsked,
): Promise<boolean> {
  if (seesTalkFigures(member)) return true;
  if (group === 'person') return false;
  const isOfDepartments = departments.length > 0 || group === 'department' || group === 'team';
  if (people.length === 0)
    return !isOfDepartments || areLarge({ services: { db }, member }, departments);
  const [person, ...others] = people;
  if (!person?.userId || others.length > 0 || isOfDepartments) return false;
  return person.userId === (await findAsker(db, member))?.userId;
}

/** Whether each of these departments and teams, or each department of all, has at least as many people as allowed. */
async function areLarge(
  {
    services: { db },
    member,
  }: { services: Pick<Context['services'], 'db'> } & Pick<Context, 'member'>,
  departments: readonly string[],
): Promise<boolean> {
  const people = await listPeopleOf(db, member.organizationId, departments);
  const sizes = Map.groupBy(people, ({ department }) => department);
  const names = departments.length > 0 ? departments : [...sizes.keys()];
  return names.every(
    (name) => (sizes.get(name)?.length ?? 0) >= member.settings.trust.smallestGroup,
  );
}

/** Whether a count tells what single people did, or those of a department that may have few. */
export const tellsOfPersons = ({ people, query: { departments, group } }: FigureAsked): boolean =>
  people.length + departments.length > 0 ||
  group === 'person' ||
  group === 'department' ||
  group === 'team';

export const noPersons = () => notShown('This organization shows no figures of single people.');
