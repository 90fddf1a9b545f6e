import { type Employee, employee } from '../company/employees.ts';
import type { DevelopmentPhase } from './candidate.ts';

type Names = { subject: string; manager: string };
type Tasks = (names: Names) => DevelopmentPhase['tasks'];

const shadowing: readonly [Tasks, ...Tasks[]] = [
  ({ subject }) => [
    `Sits in on ${subject}’s weekly rounds`,
    'Notes which decisions come back every month',
  ],
  ({ subject }) => [
    `Spends one day a week beside ${subject}`,
    'Meets everybody who depends on the role',
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
    `Takes the half of ${subject}’s tasks that is best documented`,
    'Is the first one to be asked about them',
  ],
  ({ manager }) => [
    'Has the role for a while, without a way back',
    `Tells ${manager} what was missing`,
  ],
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
  () => ['Takes the role over once everybody has been told', 'Has a first review with HR'],
  ({ subject }) => [`Writes with ${subject} what stays, and what ends`, 'Starts on the agreed day'],
  () => ['Passes the old tasks on, each to one name', 'Looks back with a mentor after a month'],
  ({ subject }) => [`Says goodbye to ${subject} together with the team`, 'Sets three goals alone'],
  () => [
    'Gets the keys, the budget and the passwords',
    'Asks the team after six weeks how it goes',
  ],
];

/** The way of somebody from outside: the first days, the first steps, the first weeks alone, the role. */
const fromOutside: readonly [getToKnow: Tasks, grow: Tasks, act: Tasks, takeOver: Tasks][] = [
  [
    ({ subject, manager }) => [
      `Two conversations with ${subject} and one with ${manager}`,
      'Agrees on terms and a first day',
    ],
    () => ['Meets everybody the role depends on', 'Proposes what to stop, in writing'],
    ({ subject }) => [
      `Decides on what ${subject} would have decided, and says so first`,
      'Leads the weekly round from the second month',
    ],
    ({ subject }) => [`Is named as ${subject}’s successor in writing`, 'Keeps one mentor inside'],
  ],
  [
    ({ manager }) => [
      `Spends a paid day with the team, ${manager} beside them`,
      'Gives three references, one of them from below',
    ],
    () => [
      'Reads a year of minutes before asking for changes',
      'Names two early wins, and by when',
    ],
    ({ manager }) => [
      `Carries half of the budget under ${manager}’s eyes`,
      'Answers to the team for a first miss',
    ],
    () => ['Signs alone from the day of the handover', 'Is looked at again after a hundred days'],
  ],
  [
    ({ subject }) => [
      `Solves a case of ${subject}’s on a whiteboard`,
      'Says what the first ninety days would hold',
    ],
    () => ['Works in two of the teams for a fortnight each', 'Writes down what surprised most'],
    () => ['Hires or moves one person', 'Holds every conversation about goals once'],
    ({ manager }) => [
      `Takes the seat in ${manager}’s round`,
      'Hands the first hundred days over as a report',
    ],
  ],
];

const firstName = ({ name }: Employee) => name.split(' ')[0] ?? name;

type Way = {
  growth: DevelopmentPhase;
  /** Which of several ways, so that people in one plan do not all do the same. */
  variant: number;
};

const namesAround = (subject: Employee): Names => ({
  subject: firstName(subject),
  manager: subject.managerId ? firstName(employee(subject.managerId)) : 'the board',
});

/** How somebody gets from where they are to the subject's role. */
export function developmentOf(
  subject: Employee,
  { growth, variant }: Way,
): readonly DevelopmentPhase[] {
  const names = namesAround(subject);
  const pick = ([first, ...others]: readonly [Tasks, ...Tasks[]]) =>
    ([first, ...others][variant % (others.length + 1)] ?? first)(names);
  return [
    { phase: 'Shadowing', tasks: pick(shadowing) },
    growth,
    { phase: 'Acting lead', tasks: pick(acting) },
    { phase: 'Handover', tasks: pick(handover) },
  ];
}

/** How somebody from outside gets to the subject's role. */
export function externalDevelopmentOf(
  subject: Employee,
  variant: number,
): readonly DevelopmentPhase[] {
  const names = namesAround(subject);
  const way = fromOutside[variant % fromOutside.length] ?? [];
  const phases = ['Getting to know', 'First steps here', 'Acting lead', 'Handover'];
  return way.map((tasks, index) => ({ phase: phases[index] ?? '', tasks: tasks(names) }));
}
