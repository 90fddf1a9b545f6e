import type { ImpactLevel } from '@/components/planning/level.tsx';

/** The effects of a departure, written by hand, without figures that can be counted. */
export type Story = {
  teams: readonly { team: string; impactLevel: ImpactLevel; keyRisks: string; coverage: number }[];
  people: readonly { id: string; sentimentRisk: ImpactLevel; description: string }[];
  /** By project name, with an entry for each project of the person. */
  projects: Record<string, { riskLevel: ImpactLevel; impact: string }>;
};
