import { toTenth } from '@/lib/round.ts';
import { type Employee, employee, employees } from '../company/employees.ts';
import { connectionsOf } from '../network/connections.ts';

/** 'A, B and C' */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

export const tenth = (value: number): string => value.toFixed(1);

/** Too few to speak of their mood as a team's. */
const teamSizeMin = 4;

/** Teams, those of Engineering each on its own, and how their people feel; the lowest first. */
export function teamMoods() {
  return Object.entries(Object.groupBy(employees, ({ team }) => team))
    .map(([name, members = []]) => {
      const sum = members.reduce((total, { wellbeing }) => total + wellbeing, 0);
      return { name, members, wellbeing: toTenth(sum / members.length) };
    })
    .filter(({ members }) => members.length >= teamSizeMin)
    .sort((first, second) => first.wellbeing - second.wellbeing);
}

export function teamMood(name: string) {
  const found = teamMoods().find((team) => team.name === name);
  if (!found) throw new Error(`There is no team '${name}' in the sample company.`);
  return found;
}

/** How many ties a person has, and how many of them lead out of their department. */
export function tiesOf(person: Employee) {
  const others = connectionsOf(person.id).map(({ source, target }) =>
    employee(source === person.id ? target : source),
  );
  const outside = others.filter(({ department }) => department !== person.department);
  return { person, all: others.length, outside: outside.length };
}
