import type { ImpactLevel } from '@/components/planning/level.tsx';
import { type Employee, employee, yearsSince } from '../company/employees.ts';
import type { PersonImpact } from './impact.ts';
import { type KnowledgeWithout, thinBelow } from './knowledge.ts';
import { teamOf } from './teams.ts';
import { relationshipOf, type Tie, tiesOf } from './ties.ts';

const peopleShown = 5;

/** Worked out from the strongest ties, and from what else those people have to hold on to. */
export function peopleImpactOf(
  person: Employee,
  ties: readonly Tie[],
  knowledge: readonly KnowledgeWithout[],
): PersonImpact[] {
  return ties.slice(0, peopleShown).map((tie, index) => ({
    person: tie.other,
    relationship: relationshipOf(person, tie),
    sentimentRisk: sentimentRiskOf(tie),
    description: describe(person, tie, index, knowledge),
  }));
}

/** A strong tie weighs more for those who have few others, and for those who do not fare well. */
function sentimentRiskOf({ other, strength }: Tie): ImpactLevel {
  const share = strength / tiesOf(other.id).reduce((total, tie) => total + tie.strength, 0);
  const risk = strength / 10 + share + (other.wellbeing < 5 ? 0.3 : 0);
  if (risk >= 1.4) return 'critical';
  if (risk >= 1.05) return 'high';
  if (risk >= 0.7) return 'medium';
  return 'low';
}

function describe(
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
      : 'Has a place to fill; what has to be known is known to others.';
  }
  if (relationship === 'Mentee') {
    return `Loses a mentor of ${yearsSince(person.startDate)} years’ experience here.`;
  }
  if (relationship === 'Mentor') return 'Sees someone go whom they have brought on themselves.';
  if (shared) return pick(place, sharedSentences(shared.area));
  if (relationship === 'Direct report') return pick(place, reportSentences(person, other));
  return standInSentence(person, other, place);
}

/** Another sentence for each place in the list, so that none is read twice. */
const pick = (place: number, sentences: readonly string[]) =>
  sentences[place % sentences.length] ?? '';

const sharedSentences = (area: string) => [
  `Knows ${area} too, and would be asked for all of it.`,
  `Is asked about ${area} already; there would be more of it.`,
  `Could step in for ${area}, given time to learn the rest.`,
  `Shares ${area} and would have to cover the gap at first.`,
  `Is the next one whom people would ask about ${area}.`,
];

function reportSentences(person: Employee, other: Employee): string[] {
  const acting = person.managerId ? employee(person.managerId).name : 'the board';
  const together = Math.min(yearsSince(person.startDate), yearsSince(other.startDate));
  return [
    `Would report to ${acting} until the place is filled.`,
    together > 0
      ? `Has had the same manager for ${together === 1 ? 'a year' : `${together} years`}.`
      : 'Has only just settled in with this manager.',
    'Needs a new manager before the next review.',
    'Goals for 2027 are agreed; somebody has to keep them.',
    'Should hear it in person, and early.',
  ];
}

function standInSentence(person: Employee, other: Employee, place: number): string {
  const team = teamOf(person);
  const rest = tiesOf(other.id).filter((tie) => tie.other.id !== person.id);
  const standIn = rest.find((tie) => teamOf(tie.other) === team)?.other;
  const count = rest.length === 1 ? 'one tie' : `${rest.length} ties`;
  if (!standIn) {
    return pick(place, [
      `Has nobody else in ${team} to turn to.`,
      `Needs a new name in ${team} for everyday questions.`,
      `Keeps ${count}, none of them to ${team}.`,
      `Would hear from ${team} in meetings only.`,
      'Should know who takes over before the last working day.',
    ]);
  }
  if (teamOf(other) === team) {
    return pick(place, [
      `Keeps ${count}, the closest in the team to ${standIn.name}.`,
      `Would work with ${standIn.name} more; ${count} remain.`,
      `Has ${standIn.name} close by, and ${count} in all.`,
      `Loses a colleague, and leans on ${standIn.name} and others: ${count} remain.`,
      `Is well connected without this tie: ${count} remain, ${standIn.name} first.`,
    ]);
  }
  return pick(place, [
    `Can turn to ${standIn.name}, who works with ${teamOf(other)} already.`,
    `Knows ${standIn.name} in ${team}; the questions would go there.`,
    `Would ask ${standIn.name} instead, once that is agreed.`,
    `Has a second way into ${team}, through ${standIn.name}.`,
    `Keeps ${count}, one of them to ${standIn.name} in ${team}.`,
  ]);
}
