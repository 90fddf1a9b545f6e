import type { Sentiment } from '@rapport/contract';
import type { ImpactLevel } from '@/components/planning/level.tsx';

export type StrategicItem = {
  name: string;
  priority: 'HIGH' | 'MEDIUM' | 'LOW';
  /** Percent of the people concerned who talk about the goal. */
  engagement: number;
  /** Percent of the talk that agrees with the goal. */
  alignment: number;
  /** Change of alignment since last month, in percentage points. */
  momentum: number;
  /** Mentions in the meetings of the past month. */
  mentions: number;
  /** YYYY-MM-DD. */
  lastMention: string;
  impact: ImpactLevel;
};

/** Figures of the past month. */
export type Headlines = {
  /** Percent. */
  efficiency: number;
  meetings: number;
  participants: number;
  hours: number;
  /** Percent of talk time. */
  timeOnTopic: number;
  /** 0 to 100: the positive share plus half of the neutral one. */
  overallHealth: number;
  /** Percent of people. */
  sentiment: Record<Sentiment, number>;
  /** Percent. */
  engagement: number;
  tasks: {
    completedToday: number;
    inProgress: number;
    dueThisWeek: number;
    overdue: number;
    foundInMeetings: number;
  };
};

export type DepartmentEngagement = {
  department: string;
  members: number;
  /** Percent of members who took part in their meetings. */
  percent: number;
};

export type Dashboard = {
  organizationName: string;
  headlines: Headlines;
  /** Number of departments that feel better than in the preceding month, and of all others. */
  teams: { improving: number; needingAttention: number };
  engagement: readonly DepartmentEngagement[];
  strategicItems: readonly StrategicItem[];
};

const shownDepartments = 4;

/** The largest departments, most engaged first. */
export const largestDepartments = (engagement: readonly DepartmentEngagement[]) =>
  [...engagement]
    .sort((one, other) => other.members - one.members)
    .slice(0, shownDepartments)
    .sort((one, other) => other.percent - one.percent);
