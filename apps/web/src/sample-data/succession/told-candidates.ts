import type { DevelopmentPhase } from './candidate.ts';
import type { Scores } from './criteria.ts';
import { toldInEngineering } from './told-in-engineering.ts';
import { toldInSalesAndFinance } from './told-in-sales-and-finance.ts';

/** What is told of a person; the three other scores follow from facts. */
export type ToldCandidate = {
  scores: Omit<Scores, 'sentimentInfluence' | 'tenure' | 'culturalFit'>;
  strengths: readonly [string, string, string];
  developmentAreas: readonly [string, string, string];
  /** The phase of their own, between shadowing and acting. */
  growth: DevelopmentPhase;
};

export const toldCandidates: Readonly<Record<string, ToldCandidate>> = {
  ...toldInEngineering,
  ...toldInSalesAndFinance,
};
