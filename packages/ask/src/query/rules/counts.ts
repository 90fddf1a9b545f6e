import type { Rule } from './rule.ts';
import { be, meeting, most, say, who } from './words.ts';

/** Meetings and mentions. The first that matches applies. */
export const countRules: readonly Rule[] = [
  [`meeting count|count of meetings`, { measure: 'meetings' }],
  [
    `(?:how often|how many times) (?:did|do|have|has) ${who} (?:get|got|come|came|sit|sat) (?:together|down)`,
    { measure: 'meetings' },
  ],
  [
    `what took place @days|all of mine|(?:@group|@person) ever (?:meet|met)`,
    { measure: 'meetings' },
  ],
  [
    `(?:keeps?|goes|go) on about|(?:anyone|anybody|someone) (?:in @group |from @group )?(?:still |ever )?(?:mentions?|mentioning|talks about)`,
    { measure: 'mentions' },
  ],
  [
    `which (?:department|team) (?:raises?|mentions?|brings up|talks about|raised|mentioned)`,
    { measure: 'mentions' },
  ],
  [
    `(?:how often|how many times|how frequently) (?:did|do|does|have|has|had|was|were) .{0,40}(?:meet|met|sit|sat|get together|got together|attend|attended|join|joined|present|in a meeting|in meetings|see each other|saw each other)`,
    { measure: 'meetings' },
  ],
  [
    `(?:how often|how many times|how frequently|number of times|count) .{0,60}${say}`,
    { measure: 'mentions' },
  ],
  // Who speaks of it most is what can be counted.
  [
    `who (?:\\w+ )?knows (?:most |more )?about`,
    { measure: 'mentions', group: 'person', order: 'most' },
  ],
  [
    `(?:who|which people|anyone|anybody|someone|has anyone|did anyone) (?:all |else |has |have |ever )?${say} .{0,60}(?:most|most often|more)`,
    { measure: 'mentions', group: 'person', order: 'most' },
  ],
  [
    `(?:who|which people)(?: in @group| from @group)? (?:all |else |has |have |ever )?(?:mentions?|mentioned|talks? (?:${most} )?about|talked (?:${most} )?about|speaks? (?:${most} )?about|spoke (?:${most} )?about|brings? up|brought up|raised?)`,
    { measure: 'mentions', group: 'person' },
  ],
  [
    `${be} .{0,50} (?:mentioned|discussed|brought up|raised|talked about) (?:\\w+ )?(?:more|most|less|often|by)`,
    { measure: 'mentions' },
  ],
  [
    `which (?:meetings?|series|calls?) .{0,50}(?:come up|comes up|came up|mentioned|mention|discussed) (?:the )?(?:most|more|most often)`,
    { measure: 'mentions', group: 'series', order: 'most' },
  ],
  [
    `(?:does|do|did|has|have) (?:@group|@person) (?:ever |even )?(?:mention|mentioned|bring up|talk about)`,
    { measure: 'mentions' },
  ],
  [
    `mentions of|mention count|mentions|times (?:was|were|is|did|has|have|we)`,
    { measure: 'mentions' },
  ],
  [
    `how many (?:\\w+ ){1,3}(?:did|does|do|has|have) ${who} (?:mention|talk about|speak about|bring up|discuss)`,
    { measure: 'mentions' },
  ],
  [
    `how (?:many times|often) (?:did|have|do|has|does) .{0,40}(?:sit down|meet|met|together)`,
    { measure: 'meetings' },
  ],
  [
    `(?:how many|number of|count of|total of|list|list of|list all|show|show me|give me|which|what(?! (?:about|is|was|did|do|does|happened|should|has|have|are|were|will|people))|all|any|did we have|in how many|in which|did i have|amount of) (?:\\S+ ){0,4}${meeting}(?! (?:about it|room|notes))`,
    { measure: 'meetings' },
  ],
  [
    `(?:meetings?|calls?|sessions?) (?:of|between|with|in|at|held|together|where|that|since|last|this|about|without|did|have|has|had|were|@)`,
    { measure: 'meetings' },
  ],
  [`(?:do|does|did|have|has) .{0,40}(?:meet|met)(?! the )`, { measure: 'meetings' }],
  [
    `(?:how often|how many times) (?:have |has |did |do )?${who} (?:sat|sit|meet|met|saw|see)`,
    { measure: 'meetings' },
  ],
  [
    `what (?:was|is) (?:on )?@days(?= $)|what (?:was|is) on (?:@days|today)|(?:everything|what was|what is) (?:held|on the calendar|in the calendar)`,
    { measure: 'meetings' },
  ],
  [`(?:any|more|fewer) ${meeting}`, { measure: 'meetings' }],
  [`(?:meetings|sessions)(?! (?:so|room))`, { measure: 'meetings' }],
  ['(?:how often|how many times|how frequently)', { measure: 'mentions' }],
  [
    `(?:the )?(?:last|most recent|latest) (?:time|mention|meeting|call|session|talk|day|one on one|appearance) (?!week|month|quarter|year|and|what|who)`,
    { measure: 'last' },
  ],
];
