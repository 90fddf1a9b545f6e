import { type Employee, employee } from '../company/employees.ts';
import type { DevelopmentPhase } from './candidate.ts';

type Names = { subject: string; manager: string };
type Tasks = (names: Names) => DevelopmentPhase['tasks'];

const shadowing: readonly Tasks[] = [
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

const meeting: Tasks = ({ subject, manager }) => [
  `Two conversations with ${subject} and one with ${manager}`,
  'Agrees on terms and a first day',
];

const acting: readonly Tasks[] = [
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

const handover: readonly Tasks[] = [
  () => ['Takes the role over once everybody has been told', 'Has a first review with HR'],
  ({ subject }) => [`Writes with ${subject} what stays, and what ends`, 'Starts on the agreed day'],
  () => ['Passes the old tasks on, each to one name', 'Looks back with a mentor after a month'],
  ({ subject }) => [`Says goodbye to ${subject} together with the team`, 'Sets three goals alone'],
  () => [
    'Gets the keys, the budget and the passwords',
    'Asks the team after six weeks how it goes',
  ],
];

const firstName = ({ name }: Employee) => name.split(' ')[0] ?? name;

type Way = {
  growth: DevelopmentPhase;
  /** Which of several ways, so that people in one plan do not all do the same. */
  variant: number;
  isExternal: boolean;
};

/** How somebody gets from where they are to the subject's role. */
export function developmentOf(
  subject: Employee,
  { growth, variant, isExternal }: Way,
): readonly DevelopmentPhase[] {
  const names = {
    subject: firstName(subject),
    manager: subject.managerId ? firstName(employee(subject.managerId)) : 'the board',
  };
  const pick = (ways: readonly Tasks[]) => (ways[variant % ways.length] ?? meeting)(names);
  return [
    isExternal
      ? { phase: 'Getting to know', tasks: meeting(names) }
      : { phase: 'Shadowing', tasks: pick(shadowing) },
    growth,
    { phase: 'Acting lead', tasks: pick(acting) },
    { phase: 'Handover', tasks: pick(handover) },
  ];
}
