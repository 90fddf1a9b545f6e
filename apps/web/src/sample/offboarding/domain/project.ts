import type { ImpactLevel } from '@/components/planning/level.tsx';
import type { DepartureFacts } from '@/sample/domain/departure/departure-facts.ts';
import type { KnowledgeWithout } from '@/sample/domain/departure/knowledge.ts';
import type { Relationship } from '@/sample/domain/departure/ties.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import type { Sentence } from '@/sample/domain/sentence.ts';

/** The input for a new project. */
export type ProjectPlan = {
  id: string;
  personId: string;
  projectName: string;
  /** Day of the announcement, YYYY-MM-DD. */
  startDate: string;
  lastWorkingDay: string;
  /** In days from the start. */
  monitorPeriod: number;
};

export type Subtask = { title: string; completed: boolean };

export type Initiative = {
  id: string;
  category: string;
  title: string;
  description: string;
  assignee: Employee;
  dueDate: string;
  impactLevel: ImpactLevel;
  blockedBy?: string;
  subtasks: readonly Subtask[];
};

/** A person affected by the departure; sentiment from 0 to 10. */
export type TouchedPerson = {
  person: Employee;
  relationship: Relationship;
  sentimentBefore: number;
  /** Null before the announcement. */
  sentimentAfter: number | null;
  impactLevel: ImpactLevel;
  notes: Sentence;
};

/** How sentiment reacted to the announcement: the level before, the lowest one and its day. */
export type MoodFall = { before: number; low: number; lowOn: string };

/** A count over time besides sentiment. */
export type MeasureRow = {
  name: string;
  unit: string;
  per: string;
  /** The value on the day of the announcement, and on the last day measured. */
  before: number;
  now: number;
};

export type OffboardingProject = ProjectPlan & {
  person: Employee;
  /** Whole years in the organization. */
  yearsHere: number;
  /** Undefined for the head of the company. */
  manager: Employee | undefined;
  /** Least covered first. */
  knowledge: readonly KnowledgeWithout[];
  /** YYYY-MM-DD: the sample's today for a sample project, the reader's for others. */
  asOf: string;
  initiatives: readonly Initiative[];
  teamImpact: readonly TouchedPerson[];
  moodFall?: MoodFall;
  events: readonly { date: string; name: string }[];
  measures: readonly MeasureRow[];
};

/** An initiative as written in the sample: people by id, completed subtasks marked with a plus. */
export type InitiativeRow = Omit<Initiative, 'id' | 'assignee' | 'subtasks'> & {
  assigneeId: string;
  subtasks: readonly string[];
};

type TouchedRow = Pick<TouchedPerson, 'impactLevel' | 'notes'> & {
  id: string;
  /** Left out before the announcement. */
  before?: number;
};

/** A project as written in the sample. */
export type SampleProject = Omit<
  OffboardingProject,
  'asOf' | 'person' | 'yearsHere' | 'manager' | 'knowledge' | 'initiatives' | 'teamImpact'
> & {
  initiatives: readonly InitiativeRow[];
  teamImpact: readonly TouchedRow[];
};

export type Offboarding = {
  facts: DepartureFacts;
  /** Earliest last working day first. */
  projects: readonly OffboardingProject[];
};
