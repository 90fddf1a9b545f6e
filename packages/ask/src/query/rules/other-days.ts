import type { Rule } from './rule.ts';
import { decide, say } from './words.ts';

/**
 * Days without first and last, after all other measures. 'When does the store open?' asks for what was said, not for the
 * day on which it was said.
 */
export const otherDayRules: readonly Rule[] = [
  [`when (?:is|are|was|were) (?:the |our )?(?:last |latest )?@series`, { measure: 'when' }],
  [
    `when (?:was|were|did|have|has) .{0,60}(?:${say}|${decide}|meet|met|together|heard)`,
    { measure: 'when' },
  ],
];
