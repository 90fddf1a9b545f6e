import type { Rule } from './rule.ts';
import { decide, question } from './words.ts';

/** Decisions and open questions. The first that matches applies. */
export const outcomeRules: readonly Rule[] = [
  [
    `questions? (?:\\w+ )?(?:hanging|dangling|lingering)|leave unanswered|left unanswered|unanswered ones`,
    { measure: 'open-questions' },
  ],
  ['conclude|concluded|conclusions?', { measure: 'decisions' }],
  [
    `(?:open|unanswered|unresolved|unsettled|outstanding|pending|dangling|loose) (?:\\w+ )?${question}`,
    { measure: 'open-questions' },
  ],
  [
    `${question} .{0,30}(?:open|unanswered|unresolved|unsettled|outstanding|pending|without an answer|not answered|nobody answered|never answered|not been answered|not yet answered)`,
    { measure: 'open-questions' },
  ],
  [
    `what (?:is|are|was|were|remains|remained|did we leave|do we still have|still) (?:\\w+ ){0,3}(?:open|unanswered|unresolved|undecided)`,
    { measure: 'open-questions' },
  ],
  [decide, { measure: 'decisions' }],
];
