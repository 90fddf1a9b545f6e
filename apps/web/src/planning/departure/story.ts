import type { ImpactLevel } from '@/components/planning/level.tsx';

/** Written by hand; figures that can be counted are computed. */
export type Story = {
  teams: readonly { team: string; impactLevel: ImpactLevel; keyRisks: string; coverage: number }[];
  people: readonly { id: string; sentimentRisk: ImpactLevel; description: string }[];
  /** By project name, one for each project of the person. */
  projects: Record<string, { riskLevel: ImpactLevel; impact: string }>;
};
