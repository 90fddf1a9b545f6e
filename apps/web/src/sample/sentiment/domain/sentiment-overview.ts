import { toTenth } from '@/lib/round.ts';
import type { Employee } from '@/sample/domain/employee.ts';

export type Individual = Pick<Employee, 'id' | 'name' | 'role' | 'department' | 'feelings'> & {
  /** Mean of the four feelings, 0 to 10. */
  wellbeing: number;
};

export type TeamSentiment = {
  name: string;
  /** Mean wellbeing of the members, 0 to 10. */
  currentScore: number;
  /** Score of the preceding period of the same length. */
  previousScore: number;
  change: number;
  members: number;
  meetings: number;
  trend: 'up' | 'down';
  status: 'Improving' | 'Declining';
};

export type SentimentOverview = {
  /** Last day of the period, YYYY-MM-DD. */
  asOf: string;
  departments: readonly string[];
  /** People who talk most come first. */
  individuals: readonly Individual[];
  /** Best first. */
  teams: readonly TeamSentiment[];
};

export const teamFilters = ['improving', 'needing-attention'] as const;
export type TeamFilter = (typeof teamFilters)[number];

/** Improving teams, teams needing attention, or all. */
export const filterTeams = (teams: readonly TeamSentiment[], filter: TeamFilter | null) =>
  teams.filter(({ trend }) => !filter || (trend === 'up') === (filter === 'improving'));

export function summaryOf(teams: readonly TeamSentiment[]) {
  const improving = filterTeams(teams, 'improving').length;
  const sum = teams.reduce((total, { currentScore }) => total + currentScore, 0);
  return {
    average: toTenth(sum / teams.length),
    improving,
    needingAttention: teams.length - improving,
  };
}
