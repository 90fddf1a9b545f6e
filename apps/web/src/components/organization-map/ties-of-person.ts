import type { MapPerson, MapTie, OrganizationMap } from '@rapport/contract';

export type TieOfPerson = Pick<MapTie, 'strength' | 'meetings' | 'change'> & { other: MapPerson };

/** Ties of a person, strongest first. Null if the id is not in the directory. */
export function tiesOfPerson(
  { people, ties }: Pick<OrganizationMap, 'people' | 'ties'>,
  id: string,
): { person: MapPerson; ties: TieOfPerson[] } | null {
  const at = people.findIndex((one) => one.id === id);
  const person = people[at];
  if (!person) return null;
  const own = ties.flatMap(({ a, b, strength, meetings, change }) => {
    const other = a === at ? people[b] : b === at ? people[a] : undefined;
    return other ? [{ other, strength, meetings, change }] : [];
  });
  return {
    person,
    ties: own.sort((one, next) => next.strength - one.strength || byMeetings(one, next)),
  };
}

const byMeetings = (one: TieOfPerson, next: TieOfPerson): number =>
  next.meetings.now - one.meetings.now || next.meetings.before - one.meetings.before;
