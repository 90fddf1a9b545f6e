import { type Department, departments } from '../company/departments.ts';
import { type Employee, employees } from '../company/employees.ts';
import { leaving } from './leaving.ts';
import { levelOf } from './levels.ts';

/** Whose work is close enough to change over. */
const neighbours: Record<Department, readonly Department[]> = {
  Executive: ['Product', 'Design', 'HR', 'Finance'],
  Engineering: ['Product'],
  Product: ['Engineering', 'Design', 'Marketing'],
  Design: ['Product', 'Marketing'],
  Marketing: ['Sales', 'Product'],
  Sales: ['Marketing'],
  HR: ['Finance', 'Executive'],
  Finance: ['HR', 'Executive'],
};

/** With fewer than this, the search goes one level down, then to the departments next door. */
const enough = 3;

/** The departments a role is about: a chief's are those of the people who report to them. */
function fieldOf(subject: Employee): readonly Department[] {
  if (!subject.managerId) return departments;
  if (subject.department !== 'Executive') return [subject.department];
  const led = employees
    .filter(({ managerId }) => managerId === subject.id)
    .map(({ department }) => department);
  return led.length > 0 ? [...new Set(led)] : ['Executive'];
}

/** Whether someone's department is what the role is about; at the top it is no single one. */
export const knowsFieldOf = (subject: Employee, { department }: Employee): boolean =>
  subject.managerId ? fieldOf(subject).includes(department) : department === 'Executive';

/**
 * Who could follow someone: people of the same field from the nearest levels below (for roles that
 * lead nobody, of the same level as well), else those at the same height next door.
 */
function poolOf(subject: Employee): readonly Employee[] {
  const level = levelOf(subject);
  const others = employees.filter(({ id }) => id !== subject.id && id !== subject.managerId);
  const ownField = others.filter(({ department }) => fieldOf(subject).includes(department));
  const stays = ({ id }: Employee) => !leaving.has(id);

  let pool =
    level < 2
      ? ownField.filter((person) => levelOf(person) === level)
      : ownField.filter((person) => levelOf(person) === level && person.managerId === subject.id);
  const lowest = level >= 4 ? 2 : 3;
  for (let step = 1; step <= lowest && pool.filter(stays).length < enough; step += 1) {
    pool = [...pool, ...ownField.filter((person) => levelOf(person) === level - step)];
  }
  if (pool.filter(stays).length >= enough) return pool;
  const nextDoor = fieldOf(subject).flatMap((department) => neighbours[department]);
  return [
    ...pool,
    ...others.filter(
      (person) =>
        !pool.includes(person) &&
        nextDoor.includes(person.department) &&
        levelOf(person) === Math.min(level, 3),
    ),
  ];
}

/** Who could follow, and who would have been named but is about to leave. */
export function eligibleFor(subject: Employee) {
  const pool = poolOf(subject);
  return {
    eligible: pool.filter(({ id }) => !leaving.has(id)),
    left: pool.filter(({ id }) => leaving.has(id)),
  };
}
