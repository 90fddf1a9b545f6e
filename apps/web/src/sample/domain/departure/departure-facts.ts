import type { ImpactLevel } from '@/components/planning/level.tsx';
import type { Connection } from '../connection.ts';
import type { Employee } from '../employee.ts';
import type { Story } from './story.ts';

export type KnowledgeArea = {
  name: string;
  criticality: ImpactLevel;
  /** Percent of the area that each person knows, by employee id. */
  knownBy: Readonly<Record<string, number>>;
  /** Percent documented well enough for others to follow. */
  written: number;
};

export type ProjectMember = {
  employeeId: string;
  involvement: string;
  weight: 'leads' | 'carries' | 'advises';
};

export type StrategicProject = { name: string; members: readonly ProjectMember[] };

export type DepartureFacts = {
  /** YYYY-MM-DD */
  today: string;
  employees: readonly Employee[];
  connections: readonly Connection[];
  knowledgeAreas: readonly KnowledgeArea[];
  projects: readonly StrategicProject[];
  /** Meetings led in the past month, by employee id. */
  meetingsLed: Readonly<Record<string, number>>;
  /** By employee id; a story replaces the computed effects. */
  stories: Readonly<Record<string, Story>>;
};
