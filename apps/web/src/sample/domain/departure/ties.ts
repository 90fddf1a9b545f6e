import { type Connection, connectionsOf } from '../connection.ts';
import { type Employee, employeeIn } from '../employee.ts';
import type { DepartureFacts } from './departure-facts.ts';
import { membersOf, reportsUpTo } from './teams.ts';

type People = Pick<DepartureFacts, 'employees' | 'connections'>;

export type Tie = { other: Employee; strength: number; type: Connection['type']; from: string };

/** A person's ties, strongest first. */
export function tiesOf({ employees, connections }: People, personId: string): Tie[] {
  return connectionsOf(connections, personId)
    .map(({ source, target, strength, type }) => {
      return {
        other: employeeIn(employees, source === personId ? target : source),
        strength,
        type,
        from: source,
      };
    })
    .sort((a, b) => b.strength - a.strength || a.other.name.localeCompare(b.other.name));
}

/** Members who work with the person directly or report up to them. */
export function affectedIn(
  employees: readonly Employee[],
  team: string,
  person: Employee,
  ties: readonly Tie[],
): number {
  const tied = new Set(ties.map(({ other }) => other.id));
  return membersOf(employees, team).filter(
    (member) => tied.has(member.id) || reportsUpTo(employees, member, person.id),
  ).length;
}

export type Relationship =
  | 'Manager'
  | 'Direct report'
  | 'Mentee'
  | 'Mentor'
  | 'Close collaborator'
  | 'Collaborator'
  | 'Peer'
  | `Contact in ${string}`;

const closeFrom = 7;

export function relationshipOf(person: Employee, tie: Tie): Relationship {
  const { other, type, strength, from } = tie;
  if (other.id === person.managerId) return 'Manager';
  if (other.managerId === person.id) return 'Direct report';
  if (type === 'mentorship') return from === person.id ? 'Mentee' : 'Mentor';
  if (other.department !== person.department) return `Contact in ${other.department}`;
  const isNear = type === 'peer' && other.team === person.team;
  if (isNear || (type === 'peer' && strength < closeFrom)) return 'Peer';
  return strength >= closeFrom ? 'Close collaborator' : 'Collaborator';
}

/** @throws if the two have no tie. */
export function relationshipTo(people: People, person: Employee, otherId: string): Relationship {
  const tie = tiesOf(people, person.id).find(({ other }) => other.id === otherId);
  if (!tie) throw new Error(`${person.id} has no tie to '${otherId}'.`);
  return relationshipOf(person, tie);
}
