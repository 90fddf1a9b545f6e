import type { Employee } from '@/sample/domain/employee.ts';
import type { Succession } from '../succession.ts';
import { levelOf } from './levels.ts';

type People = readonly Employee[];

/** If there are fewer, the search continues one level below, then in neighbouring departments. */
const enough = 3;

/** The departments that a role covers; for the head of the company, all. */
function fieldOf(subject: Employee, employees: People): readonly string[] {
  if (!subject.managerId) return [...new Set(employees.map(({ department }) => department))];
  if (subject.department !== 'Executive') return [subject.department];
  const led = employees
    .filter(({ managerId }) => managerId === subject.id)
    .map(({ department }) => department);
  return led.length > 0 ? [...new Set(led)] : ['Executive'];
}

/**
 * Whether a person is from the departments of the role. The head of the company has no single
 * department, so only people in the same department count.
 */
export const knowsFieldOf = (
  subject: Employee,
  { department }: Employee,
  employees: People,
): boolean =>
  subject.managerId
    ? fieldOf(subject, employees).includes(department)
    : department === subject.department;

/**
 * People in the role's departments from the nearest levels below (for roles without reports, also
 * from the same level); otherwise people on the same level in neighbouring departments.
 */
function poolOf(
  { employees, neighbours, leaving }: Succession,
  subject: Employee,
): readonly Employee[] {
  const levels = new Map(employees.map((one) => [one.id, levelOf(one, employees)]));
  const levelIs = (level: number) => (person: Employee) => levels.get(person.id) === level;
  const level = levelOf(subject, employees);
  const field = fieldOf(subject, employees);
  const others = employees.filter(({ id }) => id !== subject.id && id !== subject.managerId);
  const ownField = others.filter(({ department }) => field.includes(department));
  const stays = ({ id }: Employee) => leaving[id] === undefined;

  let pool =
    level < 2
      ? ownField.filter(levelIs(level))
      : ownField.filter((person) => levelIs(level)(person) && person.managerId === subject.id);
  const lowest = level >= 4 ? 2 : 3;
  for (let step = 1; step <= lowest && pool.filter(stays).length < enough; step += 1) {
    pool = [...pool, ...ownField.filter(levelIs(level - step))];
  }
  if (pool.filter(stays).length >= enough) return pool;
  const nextDoor = field.flatMap((department) => neighbours[department] ?? []);
  return [
    ...pool,
    ...others.filter(
      (person) =>
        !pool.includes(person) &&
        nextDoor.includes(person.department) &&
        levelIs(Math.min(level, 3))(person),
    ),
  ];
}

/** Candidates, and people excluded because they are about to leave. */
export function eligibleFor(succession: Succession, subject: Employee) {
  const { leaving } = succession;
  const pool = poolOf(succession, subject);
  return {
    eligible: pool.filter(({ id }) => leaving[id] === undefined),
    left: pool.filter(({ id }) => leaving[id] !== undefined),
  };
}
