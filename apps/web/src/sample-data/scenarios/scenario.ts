import type { ImpactLevel } from '@/components/planning/level.tsx';
import { employee } from '../company/employees.ts';
import { membersOf, type TeamName } from './teams.ts';
import type { ScenarioType, TemplateId } from './templates.ts';

export type Scenario = {
  id: string;
  name: string;
  type: ScenarioType;
  templateId: TemplateId;
  status: 'complete';
  createdBy: string;
  /** Day and time, as a clock on the wall shows them or in UTC. */
  createdAt: string;
  /** YYYY-MM-DD, or nothing where no day was named. */
  targetDate: string;
  reason: string;
  completedAt: string;
};

export type KeyMember = {
  id: string;
  name: string;
  role: string;
  impact: string;
  riskLevel: ImpactLevel;
};

export type TeamImpact = {
  id: string;
  name: TeamName;
  currentSize: number;
  impactLevel: ImpactLevel;
  /** These three in percent. */
  softSkillsImpact: number;
  hardSkillsImpact: number;
  economicFeasibility: number;
  description: string;
  keyMembers: readonly KeyMember[];
};

export type Recommendation = {
  priority: 'high' | 'medium' | 'low';
  category: string;
  action: string;
  timeline: string;
  owner: string;
};

export type Phase = { name: string; from: string; to: string; tasks: readonly string[] };

export type Analysis = {
  overallRisk: ImpactLevel;
  /** In percent. */
  confidence: number;
  /** In months, at the earliest and at the latest. */
  timeToRecover: { from: number; to: number };
  summary: readonly string[];
  strengths: readonly string[];
  risks: readonly string[];
  /** The hardest hit first. */
  teamImpacts: readonly TeamImpact[];
  /** The most urgent first. */
  recommendations: readonly Recommendation[];
  timeline: readonly [Phase, Phase, Phase, Phase];
};

export type ScenarioResult = Scenario & { analysis: Analysis };

/** Names and roles come from the company, so that a person is the same on every screen. */
export function keyMember(id: string, riskLevel: ImpactLevel, impact: string): KeyMember {
  const { name, role } = employee(id);
  return { id, name, role, impact, riskLevel };
}

export function teamImpact(
  name: TeamName,
  impactLevel: ImpactLevel,
  rest: Omit<TeamImpact, 'id' | 'name' | 'currentSize' | 'impactLevel'>,
): TeamImpact {
  return {
    id: name.toLowerCase(),
    name,
    currentSize: membersOf(name).length,
    impactLevel,
    ...rest,
  };
}
