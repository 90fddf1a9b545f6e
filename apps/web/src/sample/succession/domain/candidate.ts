import type { Sentence } from '@/sample/domain/sentence.ts';
import type { Scores } from './criteria.ts';

export type DevelopmentPhase = { phase: string; tasks: readonly [string, string] };

export type Candidate = {
  id: string;
  name: string;
  role: string;
  isExternal: boolean;
  scores: Scores;
  strengths: readonly Sentence[];
  developmentAreas: readonly Sentence[];
  /** Four phases in order. */
  development: readonly DevelopmentPhase[];
};
