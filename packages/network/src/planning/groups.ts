/** The groups of each person. A person may be in several, or in none. */
export type GroupsOf = ReadonlyMap<string, ReadonlySet<string>>;

/** The people of each group. */
export function peopleByGroup(groupsOf: GroupsOf): Map<string, string[]> {
  const people = new Map<string, string[]>();
  for (const [person, groups] of groupsOf)
    for (const group of groups) {
      const members = people.get(group);
      if (members) members.push(person);
      else people.set(group, [person]);
    }
  return people;
}

/** Moves all people of these groups to `into`. */
export function merged(groupsOf: GroupsOf, groups: readonly string[], into: string): GroupsOf {
  const given = new Set(groups);
  return replaced(groupsOf, (group) => (given.has(group) ? into : group));
}

/** Moves these people of the group to `into`; the others stay. */
export function divided(
  groupsOf: GroupsOf,
  group: string,
  people: ReadonlySet<string>,
  into: string,
): GroupsOf {
  return replaced(groupsOf, (one, person) => (one === group && people.has(person) ? into : one));
}

const replaced = (
  groupsOf: GroupsOf,
  groupFor: (group: string, person: string) => string,
): GroupsOf =>
  new Map(
    Array.from(groupsOf, ([person, groups]) => [
      person,
      new Set(Array.from(groups, (group) => groupFor(group, person))),
    ]),
  );
