import type { ImpactLevel } from '@/components/planning/level.tsx';
import type { Employee } from '../employee.ts';
import type { KnowledgeWithout } from './knowledge.ts';
import type { Relationship } from './ties.ts';

export type TeamImpact = {
  team: string;
  impactLevel: ImpactLevel;
  /** Members who work with the person directly or report up to them. */
  affectedMembers: number;
  teamSize: number;
  keyRisks: string;
  /** Percent of the work that others can take over. */
  coverage: number;
};

export type PersonImpact = {
  person: Employee;
  relationship: Relationship;
  sentimentRisk: ImpactLevel;
  description: string;
};

export type ProjectImpact = {
  project: string;
  involvement: string;
  riskLevel: ImpactLevel;
  impact: string;
};

export type DepartureAnalysis = {
  person: Employee;
  keyMetrics: {
    collaborations: number;
    meetingsLed: number;
    strategicProjects: number;
    knowledgeAreas: number;
  };
  teamImpact: readonly TeamImpact[];
  peopleImpact: readonly PersonImpact[];
  strategicImpact: readonly ProjectImpact[];
  knowledge: readonly KnowledgeWithout[];
};
