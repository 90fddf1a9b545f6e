import type { Employee } from '@/sample/domain/employee.ts';

export const riskFlags = ['overdue', 'stalled', 'needs_support'] as const;
export type RiskFlag = (typeof riskFlags)[number];

export const alignments = ['high', 'medium', 'low'] as const;
export type Alignment = (typeof alignments)[number];

export const alignmentWords: Record<Alignment, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export type Goal = {
  title: string;
  /** Percent. */
  progress: number;
  /** The strategic initiative it serves, if any. */
  serves: string | null;
};

export type DevelopmentPlan = {
  person: Pick<Employee, 'id' | 'name' | 'role'>;
  /** Active goals only. */
  goals: readonly Goal[];
  /** YYYY-MM-DD, like `nextReview`. */
  lastReview: string;
  nextReview: string;
  risk: { flag: RiskFlag; since: string; what: string; nextStep: string } | null;
  /** One sentence on how the goals relate to the company's direction. */
  direction: string;
};

export type TeamDevelopment = {
  /** Date of the figures, YYYY-MM-DD. */
  asOf: string;
  plans: readonly DevelopmentPlan[];
};
