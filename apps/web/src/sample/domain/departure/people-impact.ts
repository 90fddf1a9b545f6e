import type { ImpactLevel } from '@/components/planning/level.tsx';
import { yearsBetween } from '@/lib/days.ts';
import { counted } from '@/lib/number-words.ts';
import { type Employee, employeeIn } from '../employee.ts';
import type { DepartureFacts } from './departure-facts.ts';
import type { PersonImpact } from './impact.ts';
import { type KnowledgeWithout, thinBelow } from './knowledge.ts';
import { teamOf } from './teams.ts';
import { relationshipOf, type Tie, tiesOf } from './ties.ts';

const peopleShown = 5;

/** The people with the strongest ties. The risk for each also depends on their other ties. */
export function peopleImpactOf(
  facts: DepartureFacts,
  person: Employee,
  ties: readonly Tie[],
  knowledge: readonly KnowledgeWithout[],
): PersonImpact[] {
  return ties.slice(0, peopleShown).map((tie, index) => ({
    person: tie.other,
    relationship: relationshipOf(person, tie),
    sentimentRisk: sentimentRiskOf(facts, tie),
    description: describe(facts, person, tie, index, knowledge),
  }));
}

/** A strong tie weighs more for people with few other ties, and for people with low wellbeing. */
function sentimentRiskOf(facts: DepartureFacts, { other, strength }: Tie): ImpactLevel {
  const share = strength / tiesOf(facts, other.id).reduce((total, tie) => total + tie.strength, 0);
  const risk = strength / 10 + share + (other.wellbeing < 5 ? 0.3 : 0);
  if (risk >= 1.4) return 'critical';
  if (risk >= 1.05) return 'high';
  if (risk >= 0.7) return 'medium';
  return 'low';
}

function describe(
  facts: DepartureFacts,
  person: Employee,
  tie: Tie,
  place: number,
  knowledge: readonly KnowledgeWithout[],
): string {
  const { other } = tie;
  const thin = knowledge.find(({ coverage }) => coverage < thinBelow);
  const shared = knowledge.find(({ alternatives }) => alternatives.includes(other));
  const relationship = relationshipOf(person, tie);
  if (relationship === 'Manager') {
    return thin
      ? `Has to find someone for ${thin.area} first; ${thin.coverage} % of it is known elsewhere.`
      : 'Has a position to fill; others know what is needed.';
  }
  if (relationship === 'Mentee') {
    return `Loses a mentor with ${counted(yearsBetween(person.startDate, facts.today), 'year')} of experience here.`;
  }
  if (relationship === 'Mentor') return 'Loses someone they have mentored.';
  if (shared) return pick(place, sharedSentences(shared.area));
  if (relationship === 'Direct report') return pick(place, reportSentences(facts, person, other));
  return standInSentence(facts, person, other, place);
}

const pick = (place: number, sentences: readonly string[]) =>
  sentences[place % sentences.length] ?? '';

const sharedSentences = (area: string) => [
  `Knows ${area} too, and would be asked for all of it.`,
  `Is asked about ${area} already, and would be asked more often.`,
  `Could step in for ${area}, given time to learn the rest.`,
  `Shares ${area} and would have to cover the gap at first.`,
  `Would be the next person to ask about ${area}.`,
];

function reportSentences(
  { employees, today }: DepartureFacts,
  person: Employee,
  other: Employee,
): string[] {
  const acting = person.managerId ? employeeIn(employees, person.managerId).name : 'the board';
  const together = Math.min(
    yearsBetween(person.startDate, today),
    yearsBetween(other.startDate, today),
  );
  return [
    `Would report to ${acting} until the position is filled.`,
    together > 0
      ? `Has had the same manager for ${counted(together, 'year')}.`
      : 'Has only just settled in with this manager.',
    'Needs a new manager before the next review.',
    'Has goals for 2027 that the next manager must take over.',
    'Should be told early and in person.',
  ];
}

function standInSentence(
  facts: DepartureFacts,
  person: Employee,
  other: Employee,
  place: number,
): string {
  const team = teamOf(person);
  const rest = tiesOf(facts, other.id).filter((tie) => tie.other.id !== person.id);
  const standIn = rest.find((tie) => teamOf(tie.other) === team)?.other;
  const count = counted(rest.length, 'tie');
  if (!standIn) {
    return pick(place, [
      `Has nobody else in ${team} to turn to.`,
      `Needs a new contact in ${team} for everyday questions.`,
      `Keeps ${count}, none of them to ${team}.`,
      `Would hear from ${team} in meetings only.`,
      'Should know who takes over before the last working day.',
    ]);
  }
  if (teamOf(other) === team) {
    return pick(place, [
      `Keeps ${count}, the closest in the team to ${standIn.name}.`,
      `Would work more with ${standIn.name}, and keeps ${count}.`,
      `Has ${standIn.name} close by, and ${count} in all.`,
      `Loses a colleague, and keeps ${count} to ${standIn.name} and others.`,
      `Is well connected without this tie: keeps ${count}.`,
    ]);
  }
  return pick(place, [
    `Can turn to ${standIn.name}, who works with ${teamOf(other)} already.`,
    `Knows ${standIn.name} in ${team} and could ask there.`,
    `Would ask ${standIn.name} instead, once that is agreed.`,
    `Has a second contact in ${team}: ${standIn.name}.`,
    `Keeps ${count}, one of them to ${standIn.name} in ${team}.`,
  ]);
}
