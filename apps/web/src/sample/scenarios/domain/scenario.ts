import type { ImpactLevel } from '@/components/planning/level.tsx';
import type { Employee } from '@/sample/domain/employee.ts';
import type { Sentence } from '@/sample/domain/sentence.ts';
import type { ScenarioType, TemplateId } from './templates.ts';

export type Scenario = {
  id: string;
  name: string;
  type: ScenarioType;
  templateId: TemplateId;
  status: 'complete';
  createdBy: string;
  /** ISO date and time, local or in UTC. */
  createdAt: string;
  /** YYYY-MM-DD or empty. */
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
  name: string;
  currentSize: number;
  impactLevel: ImpactLevel;
  /** This and the next two are in percent. */
  softSkillsImpact: number;
  hardSkillsImpact: number;
  economicFeasibility: number;
  description: string;
  keyMembers: readonly KeyMember[];
};

export type Recommendation<Text = string> = {
  priority: 'high' | 'medium' | 'low';
  category: string;
  action: Text;
  timeline: string;
  owner: string;
};

export type Phase<Text = string> = {
  name: string;
  from: string;
  to: string;
  tasks: readonly Text[];
};

export type Analysis<Text = string> = {
  overallRisk: ImpactLevel;
  /** In percent. */
  confidence: number;
  /** In months, earliest and latest. */
  timeToRecover: { from: number; to: number };
  summary: readonly Text[];
  strengths: readonly Text[];
  risks: readonly Text[];
  /** Hardest hit first. */
  teamImpacts: readonly TeamImpact[];
  /** Most urgent first. */
  recommendations: readonly Recommendation<Text>[];
  timeline: readonly [Phase<Text>, Phase<Text>, Phase<Text>, Phase<Text>];
};

export type ScenarioResult = Scenario & { analysis: Analysis };

/** An analysis with its mood sentences marked. */
export type SampleAnalysis = Analysis<Sentence>;
export type SampleScenario = Scenario & { analysis: SampleAnalysis };

export type Scenarios = {
  employees: readonly Employee[];
  /** Newest first. */
  results: readonly SampleScenario[];
  /** By template; every scenario made from it gets this result, whatever its answers. */
  templateAnalyses: Readonly<Record<TemplateId, SampleAnalysis>>;
};
