import type { LeaderQuestion } from '@/sample/ask-me-anything/domain/answer.ts';
import { hiddenConnectors, readyToLead, teamsAtRisk } from './about-people.ts';
import {
  initiativesBehind,
  meetingsForLittle,
  pricingChange,
  sentimentChanges,
} from './about-work.ts';

/** The tests compare each figure in the answers with the other screens. */
export const leaderQuestions: readonly LeaderQuestion[] = [
  teamsAtRisk,
  hiddenConnectors,
  sentimentChanges,
  initiativesBehind,
  readyToLead,
  meetingsForLittle,
  pricingChange,
];
