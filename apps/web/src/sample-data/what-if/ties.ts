import { type Employee, employee } from '../company/employees.ts';
import { type Connection, connectionsOf } from '../network/connections.ts';
import { membersOf, reportsUpTo } from './teams.ts';

/** A connection as one of the two sees it. */
export type Tie = { other: Employee; strength: number; type: Connection['type']; from: string };

/** Strongest first. */
export function tiesOf(personId: string): Tie[] {
  return connectionsOf(personId)
    .map(({ source, target, strength, type }) => {
      return {
        other: employee(source === personId ? target : source),
        strength,
        type,
        from: source,
      };
    })
    .sort((a, b) => b.strength - a.strength || a.other.name.localeCompare(b.other.name));
}

/** How many of a team a departure touches: who works with the person, or reports up to them. */
export function affectedIn(team: string, person: Employee, ties: readonly Tie[]): number {
  const tied = new Set(ties.map(({ other }) => other.id));
  return membersOf(team).filter((member) => tied.has(member.id) || reportsUpTo(member, person.id))
    .length;
}

/** What someone is to the person who leaves. */
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

/** For pairs named in the sample data itself, where one without a tie is a mistake. */
export function relationshipTo(person: Employee, otherId: string): Relationship {
  const tie = tiesOf(person.id).find(({ other }) => other.id === otherId);
  if (!tie) throw new Error(`${person.id} has no tie to '${otherId}'.`);
  return relationshipOf(person, tie);
}
