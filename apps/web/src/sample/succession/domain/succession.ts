import type { Connection } from '@/sample/domain/connection.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import type { Sentence } from '@/sample/domain/sentence.ts';
import type { DevelopmentPhase } from './candidate.ts';
import type { Scores } from './criteria.ts';
import type { Plan } from './plan.ts';

/** Scores written in the sample; the three others are computed. */
export type SampleCandidate = {
  scores: Omit<Scores, 'sentimentInfluence' | 'tenure' | 'culturalFit'>;
  strengths: readonly [Sentence, Sentence, Sentence];
  developmentAreas: readonly [Sentence, Sentence, Sentence];
  /** The phase between shadowing and acting in the role. */
  growth: DevelopmentPhase;
};

/** Input of the search for candidates, and the organization's plans. */
export type Succession = {
  /** YYYY-MM-DD. */
  today: string;
  employees: readonly Employee[];
  connections: readonly Connection[];
  /** By department: departments whose people could take over a role in it. */
  neighbours: Readonly<Record<string, readonly string[]>>;
  /**
   * By employee id; these people cannot be candidates. The text continues a sentence after the
   * name: 'retires in May 2027'.
   */
  leaving: Readonly<Record<string, string>>;
  /** By employee id; replaces the generated scores and texts. */
  told: Readonly<Record<string, SampleCandidate>>;
  /** External candidates. */
  outsiders: readonly { name: string; company: string }[];
  plans: readonly Plan[];
};
