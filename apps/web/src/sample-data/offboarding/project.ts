import type { ImpactLevel } from '@/components/planning/level.tsx';
import type { Employee } from '../company/employees.ts';
import type { Relationship } from '../what-if/ties.ts';

/** What is asked for when a project is begun; the rest follows from the person. */
export type ProjectPlan = {
  id: string;
  personId: string;
  projectName: string;
  /** The day of the announcement, YYYY-MM-DD. */
  startDate: string;
  lastWorkingDay: string;
  /** How many days from the start the team is watched. */
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
  /** What it waits for. */
  blockedBy?: string;
  subtasks: readonly Subtask[];
};

/** Somebody the departure touches, with their sentiment from 0 to 10. */
export type TouchedPerson = {
  person: Employee;
  relationship: Relationship;
  sentimentBefore: number;
  /** Null as long as nothing has been announced. */
  sentimentAfter: number | null;
  impactLevel: ImpactLevel;
  notes: string;
};

/** How the team's sentiment took the announcement: from where it fell, how far, and until when. */
export type MoodFall = { before: number; low: number; lowOn: string };

/** Something counted over time besides sentiment. */
export type MeasureRow = {
  name: string;
  unit: string;
  per: string;
  /** On the day of the announcement, and on the last day measured. */
  before: number;
  now: number;
};

export type OffboardingProject = ProjectPlan & {
  /** The day it is looked at, YYYY-MM-DD: for a sample project the sample company's, else the reader's. */
  asOf: string;
  initiatives: readonly Initiative[];
  teamImpact: readonly TouchedPerson[];
  moodFall?: MoodFall;
  events: readonly { date: string; name: string }[];
  measures: readonly MeasureRow[];
};

/** As it is written by hand: people by their ids, finished subtasks marked with a plus. */
export type InitiativeRow = Omit<Initiative, 'id' | 'assignee' | 'subtasks'> & {
  assigneeId: string;
  subtasks: readonly string[];
};
