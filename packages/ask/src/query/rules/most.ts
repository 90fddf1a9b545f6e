import type { Rule } from './rule.ts';
import { most } from './words.ts';

/** Who talks most. The first that matches applies. */
export const mostRules: readonly Rule[] = [
  [
    `(?:main|biggest|loudest) speaker|whose voice .{0,40}most`,
    { measure: 'most', group: 'person' },
  ],
  [
    `who (?:is|was|were|has been|gets|got|had|has|got to)? ?(?:heard|speaking|talking|airtime|speaking time)? ?${most} (?:airtime|talkative|talking|heard|speaking|speaking time|talk time|words|vocal|dominant)`,
    { measure: 'most', group: 'person' },
  ],
  [
    `(?:dominates?|dominating|biggest talker|most talkative|loudest|hogs|most airtime|most speaking time|chattiest|talks over everyone)`,
    { measure: 'most', group: 'person' },
  ],
  [
    `(?:who|which person|which of us) (?:is |was |has |does |do |did |gets |got |had )?(?:been )?(?:the one )?(?:heard|talks?|talked|talking|speaks?|spoke|spoken|speaking|said) ${most}(?! (?:about|on|with|to|of) )`,
    { measure: 'most', group: 'person' },
  ],
  [
    `who (?:did|does|has done) (?:the )?most (?:of the )?(?:talking|speaking)`,
    { measure: 'most', group: 'person' },
  ],
];
