import { toTenth } from '@/lib/round.ts';
import type { Period } from '@/sample/sentiment/domain/periods.ts';
import type { TeamSentiment } from '@/sample/sentiment/domain/sentiment-overview.ts';
import { type Department, departments } from '../company/departments.ts';
import { individualsIn } from './individuals.ts';

/** Change since the preceding period, in points, and the number of meetings. */
const told: Record<Department, Record<Period, readonly [change: number, meetings: number]>> = {
  Executive: {
    'past-week': [-0.2, 2],
    'past-month': [0.1, 9],
    'past-quarter': [0.2, 27],
    'past-year': [0.3, 104],
  },
  Engineering: {
    'past-week': [-0.6, 13],
    'past-month': [-0.8, 46],
    'past-quarter': [-0.4, 128],
    'past-year': [-0.2, 487],
  },
  Product: {
    'past-week': [0.1, 6],
    'past-month': [0.6, 22],
    'past-quarter': [0.5, 64],
    'past-year': [0.4, 255],
  },
  Design: {
    'past-week': [0.2, 4],
    'past-month': [0.4, 14],
    'past-quarter': [0.3, 41],
    'past-year': [0.5, 160],
  },
  Marketing: {
    'past-week': [0.2, 4],
    'past-month': [0.3, 17],
    'past-quarter': [0.3, 52],
    'past-year': [-0.1, 201],
  },
  Sales: {
    'past-week': [-0.3, 8],
    'past-month': [0.2, 31],
    'past-quarter': [-0.2, 90],
    'past-year': [0.1, 352],
  },
  HR: {
    'past-week': [0.1, 2],
    'past-month': [0.1, 8],
    'past-quarter': [0.2, 24],
    'past-year': [0.3, 97],
  },
  Finance: {
    'past-week': [0.2, 2],
    'past-month': [-0.3, 9],
    'past-quarter': [-0.1, 28],
    'past-year': [-0.3, 112],
  },
};

/** Teams, best mood first. */
export function teamsIn(period: Period): TeamSentiment[] {
  const individuals = individualsIn(period);
  return departments
    .map((name): TeamSentiment => {
      const members = individuals.filter(({ department }) => department === name);
      const currentScore = meanOf(members.map(({ wellbeing }) => wellbeing));
      const [change, meetings] = told[name][period];
      return {
        name,
        currentScore,
        previousScore: toTenth(currentScore - change),
        change,
        members: members.length,
        meetings,
        trend: change > 0 ? 'up' : 'down',
        status: change > 0 ? 'Improving' : 'Declining',
      };
    })
    .sort((one, other) => other.currentScore - one.currentScore);
}

function meanOf(values: readonly number[]): number {
  return toTenth(values.reduce((sum, value) => sum + value, 0) / values.length);
}
