import { yearsBetween } from '@/lib/days.ts';
import { counted } from '@/lib/number-words.ts';
import { seededRandom } from '@/lib/seeded-random.ts';
import { connectionsOf } from '@/sample/domain/connection.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import type { Sentence } from '@/sample/domain/sentence.ts';
import type { DevelopmentPhase } from '../candidate.ts';
import { type CriterionId, criteria, type Scores } from '../criteria.ts';
import type { Succession } from '../succession.ts';
import { knowsFieldOf } from './eligible.ts';
import { leadsPeople } from './levels.ts';

type Sentences = Record<CriterionId, Sentence>;

function warmTiesOf({ connections }: Succession, person: Employee): string {
  const ties = connectionsOf(connections, person.id);
  return `${ties.filter(({ sentiment }) => sentiment === 'positive').length} of ${ties.length}`;
}

function strengthsOf(succession: Succession, subject: Employee, person: Employee): Sentences {
  const { employees, today } = succession;
  const years = yearsBetween(person.startDate, today);
  return {
    skillMatch: knowsFieldOf(subject, person, employees)
      ? 'Already does much of what the role needs'
      : `Brings knowledge of ${person.department} that the role needs`,
    leadershipStyle: leadsPeople(person, employees)
      ? 'Lets others finish, and still ends meetings with a decision'
      : 'Leads without a title: others wait for this opinion',
    sentimentInfluence: {
      mood: `Leaves people in a better mood: ${warmTiesOf(succession, person)} ties are warm`,
    },
    strategicAlignment: 'Asks of new work which of the goals of 2027 it serves',
    tenure: `Knows why things are as they are, after ${counted(years, 'year')} here`,
    culturalFit: { mood: `Is at home here: rates belonging at ${person.feelings.belongs} of 10` },
    performanceTrack: 'Met every major date of the past two years',
    developmentPotential: 'Learns fast, and has asked for more responsibility',
  };
}

function developmentAreasOf(
  succession: Succession,
  subject: Employee,
  person: Employee,
): Sentences {
  const { employees, today } = succession;
  const years = yearsBetween(person.startDate, today);
  return {
    skillMatch: knowsFieldOf(subject, person, employees)
      ? 'Lacks two skills that the role needs every week'
      : `Knows ${person.department}, and less of what else the role asks for`,
    leadershipStyle: leadsPeople(person, employees)
      ? 'Delays decisions under pressure'
      : 'Has not led people yet',
    sentimentInfluence: {
      mood: `Improves the mood of few people: ${warmTiesOf(succession, person)} ties are warm`,
    },
    strategicAlignment: 'Speaks about this quarter, seldom about the goals of 2027',
    tenure:
      years < 1
        ? 'Came this year and is still finding the way around'
        : `Has ${counted(years, 'year')} here, and knows little of the history`,
    culturalFit: { mood: `Feels left out: rates belonging at ${person.feelings.belongs} of 10` },
    performanceTrack: 'Missed two major dates in the past year',
    developmentPotential: 'Content with the present role, so ask before planning',
  };
}

const growth: Record<CriterionId, DevelopmentPhase> = {
  skillMatch: {
    phase: 'Closing the skill gap',
    tasks: ['Agrees on two skills to learn, with a course for each', 'Uses both on a real task'],
  },
  leadershipStyle: {
    phase: 'Leading a project',
    tasks: [
      'Leads a project of three people to its end',
      'Reviews it with a mentor each fortnight',
    ],
  },
  sentimentInfluence: {
    phase: 'Building trust',
    tasks: [
      'Has a conversation with each of the people the role depends on',
      'Settles one disagreement that has lasted too long',
    ],
  },
  strategicAlignment: {
    phase: 'Working on the goals',
    tasks: ['Owns one of the goals of 2027', 'Reports on it to the executives once a month'],
  },
  tenure: {
    phase: 'Learning the company',
    tasks: ['Spends a day in each department', 'Writes down what is done twice'],
  },
  culturalFit: {
    phase: 'Joining the leadership team',
    tasks: ['Takes part in the weekly round of the team', 'Agrees with it on how to work together'],
  },
  performanceTrack: {
    phase: 'Owning a delivery',
    tasks: ['Promises one date and keeps it', 'Reviews it with everyone involved'],
  },
  developmentPotential: {
    phase: 'A wider task',
    tasks: ['Says what would make the role attractive', 'Takes on one task from outside the field'],
  },
};

/** Highest first; equal scores are ordered by the seed, so that texts vary. */
export function byScore(scores: Scores, seed: string): readonly CriterionId[] {
  const random = seededRandom(`order ${seed}`);
  return criteria
    .map(({ id }) => ({ id, score: scores[id], chance: random() }))
    .flatMap(({ score, ...one }) => (score === null ? [] : [{ ...one, score }]))
    .sort((one, other) => other.score - one.score || one.chance - other.chance)
    .map(({ id }) => id);
}

/**
 * For people without a text in the sample: sentences on their three highest and three lowest
 * scores.
 */
export function generatedSentences(
  succession: Succession,
  subject: Employee,
  person: Employee,
  scores: Scores,
) {
  const order = byScore(scores, person.id);
  const strengths = strengthsOf(succession, subject, person);
  const areas = developmentAreasOf(succession, subject, person);
  // Five years or more never count as a weakness.
  const isLongHere = (scores.tenure ?? 0) >= 50;
  const lowest = order
    .filter((id) => !(id === 'tenure' && isLongHere))
    .slice(-3)
    .reverse();
  return {
    strengths: order.slice(0, 3).map((id) => strengths[id]),
    developmentAreas: lowest.map((id) => areas[id]),
    growth: growth[lowest[0] ?? 'developmentPotential'],
  };
}
