import type { Rule } from './rule.ts';
import { meeting, say, topicWord } from './words.ts';

/** First, last, longest, and the days of meetings. The first that matches applies. */
export const dayRules: readonly Rule[] = [
  [
    `next @series is when|when (?:do|does|will|is|are) .{0,40}(?:again|next)`,
    { measure: 'when', order: 'next' },
  ],
  [`earliest (?:@series|meeting)`, { measure: 'first' }],
  [
    `(?:quickest|fastest|shortest) (?:@series|meetings?|calls?)`,
    { measure: 'longest', order: 'shortest' },
  ],
  [`what (?:came up|was new|appeared) for the first time`, { measure: 'topics', state: 'new' }],
  [`${topicWord} .{0,50}(?:first time|never before|newly)`, { measure: 'topics', state: 'new' }],
  [
    `(?:on )?(?:what|which) (?:day|days|date|dates) (?:was|were|did|have|has)(?! .{0,50}(?:first|last))`,
    { measure: 'when' },
  ],
  ['when(?= $)', { measure: 'when' }],
  ['why(?= $)', { measure: 'said' }],
  [`dates? of (?:the |our )?@series`, { measure: 'when' }],
  [`first (?:meeting|call|session|one on one)`, { measure: 'first' }],
  [
    `when (?:is|are|will|does) .{0,20}(?:next|upcoming) .{0,20}@series`,
    { measure: 'when', order: 'next' },
  ],
  [`(?:next|upcoming|coming) @series`, { measure: 'when', order: 'next' }],
  [
    `when (?:is|does|will) (?:the |our )?@series (?:next|meet next|again)`,
    { measure: 'when', order: 'next' },
  ],
  [
    `who (?:was|were|is) (?:the )?(?:very )?first (?:one |person )?(?:to|who)`,
    { measure: 'first', group: 'person' },
  ],
  [`who (?:first|originally|initially) ${say}`, { measure: 'first', group: 'person' }],
  [`who ${say} .{0,60}first`, { measure: 'first', group: 'person' }],
  [
    `who (?:was|were|is) (?:the )?(?:very )?last (?:one |person )?(?:to|who)`,
    { measure: 'last', group: 'person' },
  ],
  [`who (?:last|most recently) ${say}`, { measure: 'last', group: 'person' }],
  [
    `(?:when|what day|which day|what date|which date|in which meeting|which meeting|what meeting|where|how long ago|which week) .{0,60}(?:first|for the first time|originally|initially)`,
    { measure: 'first' },
  ],
  [`first (?:time|mention|meeting|call|talk|session|appearance|day) `, { measure: 'first' }],
  [`(?:since|from) when`, { measure: 'first' }],
  [`first @series`, { measure: 'first' }],
  [
    `(?:when|what day|which day|on what day|what date|which date|in which meeting|which meeting was|what meeting|how long ago|how long since) .{0,60}(?:last|latest|most recent|most recently|the last time)`,
    { measure: 'last' },
  ],
  [`how long (?:is it |has it been |ago )?since`, { measure: 'last' }],
  [`how long ago`, { measure: 'last' }],
  [`date of (?:the )?(?:last|latest|most recent) @series`, { measure: 'last' }],
  [`(?:longest|lengthiest) (?:\\w+ )?(?:${meeting}|one)`, { measure: 'longest' }],
  [
    `${meeting} (?:took|lasted|ran|was|went on) (?:the )?(?:longest|for the longest)`,
    { measure: 'longest' },
  ],
  [`(?:longest|shortest)`, { measure: 'longest' }],
];
