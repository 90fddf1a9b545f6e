import type { Scores } from './criteria.ts';

/** What someone does on the way to a role, and in which words. */
export type Growth = { phase: string; tasks: readonly [string, string] };

export type Candidate = {
  id: string;
  name: string;
  role: string;
  isExternal: boolean;
  scores: Scores;
  strengths: readonly string[];
  developmentAreas: readonly string[];
  growth: Growth;
};
