import { counted } from '@/lib/number-words.ts';
import { type Employee, yearsSince } from '../company/employees.ts';
import { mood } from '../moods.ts';
import { connectionsOf } from '../network/connections.ts';
import { seededRandom } from '../seeded-random.ts';
import type { DevelopmentPhase } from './candidate.ts';
import { type CriterionId, criteria, type Scores } from './criteria.ts';
import { knowsFieldOf } from './eligible.ts';
import { leadsPeople } from './levels.ts';

type Sentences = Record<CriterionId, string>;

function tiesOf(person: Employee, sentiment: 'positive' | 'negative') {
  const ties = connectionsOf(person.id);
  return `${ties.filter((tie) => tie.sentiment === sentiment).length} of ${ties.length}`;
}

function strengthsOf(subject: Employee, person: Employee): Sentences {
  const years = yearsSince(person.startDate);
  return {
    skillMatch: knowsFieldOf(subject, person)
      ? 'Does a good part of what the role asks for already'
      : `Brings knowledge of ${person.department} that the role is short of`,
    leadershipStyle: leadsPeople(person)
      ? 'Lets others finish, and still ends meetings with a decision'
      : 'Leads without a title: others wait for this opinion',
    sentimentInfluence: mood(
      `Leaves people in a better mood: ${tiesOf(person, 'positive')} ties are warm`,
    ),
    strategicAlignment: 'Asks of new work which of the goals of 2027 it serves',
    tenure: `Knows why things are as they are, after ${counted(years, 'year')} here`,
    culturalFit: mood(`Is at home here: rates belonging at ${person.feelings.belongs} of 10`),
    performanceTrack: 'Kept every larger date of the past two years',
    developmentPotential: 'Learns fast, and has asked for more responsibility',
  };
}

function developmentAreasOf(subject: Employee, person: Employee): Sentences {
  const years = yearsSince(person.startDate);
  return {
    skillMatch: knowsFieldOf(subject, person)
      ? 'Lacks two of the skills that the role needs every week'
      : `Knows ${person.department}, and less of what else the role asks for`,
    leadershipStyle: leadsPeople(person)
      ? 'Keeps decisions back for too long under pressure'
      : 'Has not led people yet',
    sentimentInfluence: mood(
      `Moves few people to the better: ${tiesOf(person, 'positive')} ties are warm`,
    ),
    strategicAlignment: 'Speaks about this quarter, seldom about the goals of 2027',
    tenure:
      years < 1
        ? 'Came this year and is still finding the way around'
        : `Has ${counted(years, 'year')} here: much of the history is hearsay`,
    culturalFit: mood(`Feels at the edge: rates belonging at ${person.feelings.belongs} of 10`),
    performanceTrack: 'Two larger dates of the past year moved',
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
    tasks: [
      'Takes one of the goals of 2027 on as its owner',
      'Reports on it to the executives once a month',
    ],
  },
  tenure: {
    phase: 'Learning the house',
    tasks: ['Spends a day in each department', 'Writes down what is done twice'],
  },
  culturalFit: {
    phase: 'Joining the circle',
    tasks: ['Takes part in the weekly round of the team', 'Agrees with it on how to work together'],
  },
  performanceTrack: {
    phase: 'A delivery of their own',
    tasks: ['Promises one date and keeps it', 'Looks back on it with everybody involved'],
  },
  developmentPotential: {
    phase: 'A wider task',
    tasks: ['Says what would make the role attractive', 'Takes on one task from outside the field'],
  },
};

/** What there is a score for, the highest first; equal ones stand as seeded, so that not all read alike. */
export function byScore(scores: Scores, seed: string): readonly CriterionId[] {
  const random = seededRandom(`order ${seed}`);
  return criteria
    .map(({ id }) => ({ id, score: scores[id], chance: random() }))
    .flatMap(({ score, ...one }) => (score === null ? [] : [{ ...one, score }]))
    .sort((one, other) => other.score - one.score || one.chance - other.chance)
    .map(({ id }) => id);
}

/** What is said of people whose story nobody told: their three highest and three lowest scores. */
export function generatedSentences(subject: Employee, person: Employee, scores: Scores) {
  const order = byScore(scores, person.id);
  const strengths = strengthsOf(subject, person);
  const areas = developmentAreasOf(subject, person);
  // So many years are no weakness, even where every other score is higher.
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
