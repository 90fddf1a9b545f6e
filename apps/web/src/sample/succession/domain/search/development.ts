import { type Employee, employeeIn, firstNameOf } from '@/sample/domain/employee.ts';
import type { DevelopmentPhase } from '../candidate.ts';

type Names = { subject: string; manager: string };
type Tasks = (names: Names) => DevelopmentPhase['tasks'];

const shadowing: readonly [Tasks, ...Tasks[]] = [
  ({ subject }) => [
    `Sits in on ${subject}’s weekly rounds`,
    'Notes which decisions come back every month',
  ],
  ({ subject }) => [
    `Spends one day a week beside ${subject}`,
    'Meets everyone who depends on the role',
  ],
  ({ subject }) => [
    `Reads what ${subject} has decided in the past year, and why`,
    'Asks about the three decisions that surprise most',
  ],
  ({ subject }) => [
    `Prepares ${subject}’s meetings and listens in them`,
    'Draws a map of who is asked about what',
  ],
  ({ subject }) => [
    `Goes through the calendar of a month with ${subject}`,
    'Chooses what to learn first',
  ],
];

const acting: readonly [Tasks, ...Tasks[]] = [
  ({ subject, manager }) => [
    `Stands in for ${subject} and decides alone`,
    `Goes through it with ${manager} every week`,
  ],
  ({ subject }) => [
    `Takes over the best documented half of ${subject}’s tasks`,
    'Is the first one to be asked about them',
  ],
  ({ manager }) => ['Holds the role for a fixed time', `Tells ${manager} what was missing`],
  ({ subject }) => [
    `Leads every second round in place of ${subject}`,
    'Makes one decision that is not popular, and explains it',
  ],
  ({ manager }) => [
    `Plans the next half year and presents it to ${manager}`,
    'Carries the first part of that plan out',
  ],
];

const handover: readonly [Tasks, ...Tasks[]] = [
  () => ['Takes the role over once everyone has been told', 'Has a first review with HR'],
  ({ subject }) => [`Writes with ${subject} what stays, and what ends`, 'Starts on the agreed day'],
  () => ['Hands each old task to one person', 'Looks back with a mentor after a month'],
  ({ subject }) => [`Says goodbye to ${subject} together with the team`, 'Sets three goals alone'],
  () => [
    'Gets the keys, the budget and the passwords',
    'Asks the team for feedback after six weeks',
  ],
];

/** Tasks of external candidates, by phase. */
const fromOutside: readonly [getToKnow: Tasks, grow: Tasks, act: Tasks, takeOver: Tasks][] = [
  [
    ({ subject, manager }) => [
      `Two conversations with ${subject} and one with ${manager}`,
      'Agrees on terms and a first day',
    ],
    () => ['Meets everyone the role depends on', 'Proposes what to stop, in writing'],
    ({ subject }) => [
      `Decides on what ${subject} would have decided, and says so first`,
      'Leads the weekly round from the second month',
    ],
    ({ subject }) => [`Is named as ${subject}’s successor in writing`, 'Keeps one mentor inside'],
  ],
  [
    ({ manager }) => [
      `Spends a paid day with the team, ${manager} beside them`,
      'Gives three references, one from a former report',
    ],
    () => [
      'Reads a year of minutes before asking for changes',
      'Names two early wins, and by when',
    ],
    ({ manager }) => [
      `Manages half of the budget, supervised by ${manager}`,
      'Explains a first missed goal to the team',
    ],
    () => ['Signs alone from the day of the handover', 'Has a review after a hundred days'],
  ],
  [
    ({ subject }) => [
      `Solves a case of ${subject}’s on a whiteboard`,
      'Outlines the first ninety days',
    ],
    () => ['Works in two of the teams for a fortnight each', 'Writes down what surprised most'],
    () => ['Hires or moves one person', 'Holds every conversation about goals once'],
    ({ manager }) => [`Joins ${manager}’s weekly round`, 'Reports on the first hundred days'],
  ],
];

type Way = {
  growth: DevelopmentPhase;
  /** Varies the tasks between the people of one plan. */
  variant: number;
};

const namesAround = (subject: Employee, employees: readonly Employee[]): Names => ({
  subject: firstNameOf(subject),
  manager: subject.managerId ? firstNameOf(employeeIn(employees, subject.managerId)) : 'the board',
});

export function developmentOf(
  subject: Employee,
  employees: readonly Employee[],
  { growth, variant }: Way,
): readonly DevelopmentPhase[] {
  const names = namesAround(subject, employees);
  const pick = ([first, ...others]: readonly [Tasks, ...Tasks[]]) =>
    ([first, ...others][variant % (others.length + 1)] ?? first)(names);
  return [
    { phase: 'Shadowing', tasks: pick(shadowing) },
    growth,
    { phase: 'Acting lead', tasks: pick(acting) },
    { phase: 'Handover', tasks: pick(handover) },
  ];
}

export function externalDevelopmentOf(
  subject: Employee,
  employees: readonly Employee[],
  variant: number,
): readonly DevelopmentPhase[] {
  const names = namesAround(subject, employees);
  const way = fromOutside[variant % fromOutside.length] ?? [];
  const phases = ['Getting to know', 'First steps here', 'Acting lead', 'Handover'];
  return way.map((tasks, index) => ({ phase: phases[index] ?? '', tasks: tasks(names) }));
}
