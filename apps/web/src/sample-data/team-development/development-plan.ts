export const riskFlags = ['overdue', 'stalled', 'needs_support'] as const;
export type RiskFlag = (typeof riskFlags)[number];

export const alignments = ['high', 'medium', 'low'] as const;
export type Alignment = (typeof alignments)[number];

export type Goal = {
  title: string;
  /** In percent. */
  progress: number;
  /** The strategic initiative it serves, if any. */
  serves: string | null;
};

export type DevelopmentPlan = {
  /** The id of an employee. */
  person: string;
  /** Those that are active. */
  goals: readonly Goal[];
  /** YYYY-MM-DD, as is the next one. */
  lastReview: string;
  nextReview: string;
  risk: { flag: RiskFlag; since: string; what: string; nextStep: string } | null;
  /** What the goals have to do with where the company is going, in one sentence. */
  direction: string;
};
