import type { MapPerson, MapTie, OrganizationMap } from '@rapport/contract';

/** A person of the map with those of the departments and teams of the question that they are of. */
export type TiedPerson = MapPerson & { of: readonly string[] };
export type NamedTie = Omit<MapTie, 'a' | 'b'> & { a: TiedPerson; b: TiedPerson };

/** Many times faster than `localeCompare` with a language. */
const byName = new Intl.Collator('en');

/**
 * The ties of the map with their people, the strongest first. Departments are those of the question, or all of the
 * directory.
 */
export function namedTies(
  { people, ties }: Pick<OrganizationMap, 'people' | 'ties'>,
  inDepartments: readonly { userId: string; department: string }[],
  departments: readonly string[],
): NamedTie[] {
  const isAsked = departments.length > 0;
  const of = Map.groupBy(inDepartments, ({ userId }) => userId);
  const named = people.map((person) => ({
    ...person,
    of: isAsked
      ? (of.get(person.id) ?? []).map(({ department }) => department)
      : [person.department ?? ''].filter(Boolean),
  }));
  return ties
    .flatMap(({ a, b, ...tie }) => {
      const [one, other] = [named[a], named[b]];
      return one && other ? [{ ...tie, a: one, b: other }] : [];
    })
    .toSorted(
      (one, other) =>
        other.strength - one.strength ||
        other.meetings.now - one.meetings.now ||
        byName.compare(`${one.a.name} ${one.b.name}`, `${other.a.name} ${other.b.name}`),
    );
}
