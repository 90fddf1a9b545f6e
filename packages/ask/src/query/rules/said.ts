import type { Rule } from './rule.ts';
import { who } from './words.ts';

/** What was said, and summaries. The first that matches applies. */
export const saidRules: readonly Rule[] = [
  [
    '(?:digest|brief|short version) of (?:the |our )?(?:last |latest )?@series',
    { measure: 'summary' },
  ],
  ['what came up about', { measure: 'said' }],
  [
    `(?:why|how come|what reason|for what reason|what is the reason|what was the reason)`,
    { measure: 'said' },
  ],
  [
    `what (?:did|does|do|has|have) (?:@person|he|she|they) (?:say|said|think|mean|reply|answer|propose|suggest|tell|explain)`,
    { measure: 'said' },
  ],
  [`where (?:is|are|will|do|does|can)(?! .{0,40}(?:first|last))`, { measure: 'said' }],
  [`highlights (?:of|from) (?:the |our )?(?:last )?@series`, { measure: 'summary' }],
  [
    '(?:summari[sz]e|summary|recap|sum up|overview of|tl dr|tldr|minutes of (?:the |our )?(?:last |latest )?(?:@series|meeting)|gist of|bring me up to speed on|what is the story (?:with|of|behind)|what is the (?:state|status) of|catch me up on|run me through|walk me through)',
    { measure: 'summary' },
  ],
  [
    `what (?:happened|went on|was discussed|did ${who} discuss|was talked about|did ${who} talk about) (?:in|at|during) (?:the )?(?:last |latest )?@series`,
    { measure: 'summary' },
  ],
];
