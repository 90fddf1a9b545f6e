import type { ImpactLevel } from '@/components/planning/level.tsx';

/** What is told by hand of one departure; figures that can be counted are not told. */
export type Story = {
  teams: readonly { team: string; impactLevel: ImpactLevel; keyRisks: string; coverage: number }[];
  people: readonly { id: string; sentimentRisk: ImpactLevel; description: string }[];
  /** By the project's name; one for each of the person's projects. */
  projects: Record<string, { riskLevel: ImpactLevel; impact: string }>;
};
