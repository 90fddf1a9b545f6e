import { type Employee, yearsSince } from '../company/employees.ts';
import { connectionsOf } from '../network/connections.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Scores } from './criteria.ts';
import { knowsFieldOf } from './eligible.ts';
import { leadsPeople, levelOf } from './levels.ts';
import { toldCandidates } from './told-candidates.ts';

const within = (value: number) => Math.round(Math.min(98, Math.max(20, value)));

/** What the department next door cannot bring along. */
const otherFieldCosts = 22;

const warmth = { positive: 1, neutral: 0.5, negative: 0 };

/** Half how one fares oneself, half how warm one's ties are, the strong ones counting more. */
function sentimentInfluenceOf({ id, wellbeing }: Employee): number {
  const ties = connectionsOf(id);
  const strength = ties.reduce((sum, tie) => sum + tie.strength, 0);
  const warm = ties.reduce((sum, tie) => sum + tie.strength * warmth[tie.sentiment], 0);
  return within(wellbeing * 5 + (strength > 0 ? (warm / strength) * 50 : 25));
}

/** Ten points a year, up to a hundred. */
const tenureOf = ({ startDate }: Employee) => Math.min(100, yearsSince(startDate) * 10);

/** What nobody wrote down: the same for a person wherever they are looked at. */
function guessed(person: Employee) {
  const random = seededRandom(`succession ${person.id}`);
  const level = levelOf(person);
  const { engaged, recognised } = person.feelings;
  return {
    skillMatch: within(66 + random() * 20 + level * 2),
    leadershipStyle: within((leadsPeople(person) ? 62 : 46) + random() * 22 + engaged),
    strategicAlignment: within(40 + level * 5 + random() * 22 + engaged * 1.5),
    performanceTrack: within(46 + random() * 18 + engaged * 2 + recognised * 1.5),
    developmentPotential: within(92 - yearsSince(person.startDate) * 2.5 - random() * 14),
  };
}

export function scoresFor(subject: Employee, person: Employee): Scores {
  const judged = toldCandidates[person.id]?.scores ?? guessed(person);
  return {
    ...judged,
    skillMatch: within(judged.skillMatch - (knowsFieldOf(subject, person) ? 0 : otherFieldCosts)),
    sentimentInfluence: sentimentInfluenceOf(person),
    tenure: tenureOf(person),
    culturalFit: within(person.feelings.belongs * 10 + 4),
  };
}
