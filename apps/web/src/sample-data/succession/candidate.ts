import type { Scores } from './criteria.ts';

/** One part of the way to a role, and what is done in it. */
export type DevelopmentPhase = { phase: string; tasks: readonly [string, string] };

export type Candidate = {
  id: string;
  name: string;
  role: string;
  isExternal: boolean;
  scores: Scores;
  strengths: readonly string[];
  developmentAreas: readonly string[];
  /** Four phases, in their order. */
  development: readonly DevelopmentPhase[];
};
