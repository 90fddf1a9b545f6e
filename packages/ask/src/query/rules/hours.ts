import type { Rule } from './rule.ts';
import { who } from './words.ts';

/** Length of meetings, and time spoken. The first that matches applies. */
export const hourRules: readonly Rule[] = [
  [
    `time (?:sunk|sank|put|invested|gone|went) (?:in|into|on)|(?:takes?|took|eats?|ate) (?:up )?(?:the )?(?:\\w+ )?time|spends? the (?:longest|most)`,
    { measure: 'hours' },
  ],
  [`(?:floor|speaking|talking|speech) (?:time|minutes)`, { measure: 'hours', state: 'spoken' }],
  [
    `how much of .{0,30}(?:spend|spent)|(?:spends?|spent) .{0,30}(?:in|on) meetings?`,
    { measure: 'hours' },
  ],
  [`(?:duration|length) of|how long did .{0,20}go on`, { measure: 'hours' }],
  [
    `how (?:much|long) (?:time )?(?:does|did|do|has|have|is|was|were|can) ${who} (?:\\w+ )?(?:talk|talked|speak|spoke|spoken|talking|speaking|hold the floor)`,
    { measure: 'hours', state: 'spoken' },
  ],
  [
    `(?:talk|talking|speaking|speech|air) ?time|(?:hours|minutes|time) (?:of )?(?:spoken|talked|talking|speaking)|hours .{0,20}(?:speak|spoke|talk|talked|talking|speaking)(?! (?:with|to))`,
    { measure: 'hours', state: 'spoken' },
  ],
  [`(?:how many|number of|total|sum of|the) (?:\\w+ )?(?:hours|minutes)`, { measure: 'hours' }],
  [`how much (?:\\w+ )?time`, { measure: 'hours' }],
  [
    `(?:meeting|total) (?:meeting )?(?:time|hours)|time (?:spent )?(?:in|on|for) meetings?|hours (?:in|of|spent in|for) (?:meetings?|calls?|@)|duration|length of|hours`,
    { measure: 'hours' },
  ],
  [
    `how long (?:did|does|do|was|were|is|are|has|have) (?:\\w+ ){0,3}(?:@series|meetings?|calls?)`,
    { measure: 'hours' },
  ],
  [`minutes (?:that )?${who} (?:talk|talked|spoke|speak)`, { measure: 'hours', state: 'spoken' }],
  [
    `(?:time|hours|minutes) (?:\\S+ ){0,6}(?:spent|spend|spends|lost) (?:in|on|for)`,
    { measure: 'hours' },
  ],
  [
    `(?:time|minutes) (?:in|of|for|on) (?:the |our )?(?:@series|meetings?)|minutes`,
    { measure: 'hours' },
  ],
];
