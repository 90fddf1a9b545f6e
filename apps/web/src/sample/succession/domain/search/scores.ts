import { yearsBetween } from '@/lib/days.ts';
import { seededRandom } from '@/lib/seeded-random.ts';
import { connectionsOf } from '@/sample/domain/connection.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import type { Scores } from '../criteria.ts';
import type { Succession } from '../succession.ts';
import { knowsFieldOf } from './eligible.ts';
import { leadsPeople, levelOf } from './levels.ts';

const within = (value: number) => Math.round(Math.min(98, Math.max(20, value)));

/** Points deducted for candidates from a neighbouring department. */
const otherFieldCosts = 22;

const warmth = { positive: 1, neutral: 0.5, negative: 0 };

/** Half wellbeing, half the warmth of the person's ties weighted by their strength. */
function sentimentInfluenceOf({ connections }: Succession, { id, wellbeing }: Employee): number {
  const ties = connectionsOf(connections, id);
  const strength = ties.reduce((sum, tie) => sum + tie.strength, 0);
  const warm = ties.reduce((sum, tie) => sum + tie.strength * warmth[tie.sentiment], 0);
  return within(wellbeing * 5 + (strength > 0 ? (warm / strength) * 50 : 25));
}

/** Ten points per year, at most 100. */
const tenureOf = ({ today }: Succession, { startDate }: Employee) =>
  Math.min(100, yearsBetween(startDate, today) * 10);

/** Generated scores; a person has the same ones in every plan. */
function guessed({ employees, today }: Succession, person: Employee) {
  const random = seededRandom(`succession ${person.id}`);
  const level = levelOf(person, employees);
  const { engaged, recognised } = person.feelings;
  return {
    skillMatch: within(66 + random() * 20 + level * 2),
    leadershipStyle: within((leadsPeople(person, employees) ? 62 : 46) + random() * 22 + engaged),
    strategicAlignment: within(40 + level * 5 + random() * 22 + engaged * 1.5),
    performanceTrack: within(46 + random() * 18 + engaged * 2 + recognised * 1.5),
    developmentPotential: within(92 - yearsBetween(person.startDate, today) * 2.5 - random() * 14),
  };
}

export function scoresFor(succession: Succession, subject: Employee, person: Employee): Scores {
  const judged = succession.told[person.id]?.scores ?? guessed(succession, person);
  const isOfField = knowsFieldOf(subject, person, succession.employees);
  return {
    ...judged,
    skillMatch: within(judged.skillMatch - (isOfField ? 0 : otherFieldCosts)),
    sentimentInfluence: sentimentInfluenceOf(succession, person),
    tenure: tenureOf(succession, person),
    culturalFit: within(person.feelings.belongs * 10 + 4),
  };
}
