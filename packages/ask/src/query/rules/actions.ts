import type { Rule } from './rule.ts';
import { action, who } from './words.ts';

/** Actions. The first that matches applies. */
export const actionRules: readonly Rule[] = [
  [
    `(?:promised?|commit(?:ted)?|agreed?|took|owed?) .{0,24}not (?:yet )?(?:done|do|did|finished|delivered|kept|completed)`,
    { measure: 'actions', state: 'open' },
  ],
  [
    `(?:what|anything|everything|something) (?:is |was |that is )?(?:still |left )?(?:open|outstanding|unfinished|pending|to do|undone) (?:from|of|after) (?:the |our )?(?:last |latest )?@series`,
    { measure: 'actions', state: 'open' },
  ],
  [
    `what needs? (?:to be )?(?:doing|done)|jobs (?:did|do|have|were|are)|how many jobs|what (?:was|were) .{0,30}given to do|tick offs?`,
    { measure: 'actions' },
  ],
  [
    `(?:past|beyond) (?:its|their|the) due (?:date|day)|late (?:stuff|things|ones|items)`,
    { measure: 'actions', state: 'overdue' },
  ],
  [
    `(?:who|whose) .{0,24}most (?:\\w+ ){0,2}${action}`,
    { measure: 'actions', group: 'person', order: 'most' },
  ],
  [action, { measure: 'actions' }],
  [
    `overdue|past due|past their (?:date|day|deadline)|behind schedule`,
    { measure: 'actions', state: 'overdue' },
  ],
  [
    `what .{0,24}should .{0,30}have (?:been )?(?:done|finished|completed|delivered)`,
    { measure: 'actions', state: 'overdue' },
  ],
  [
    `(?:what|which things|anything|everything|ones?) (?:\\w+ ){0,3}(?:is|are|that is|that are) (?:\\w+ )?late`,
    { measure: 'actions', state: 'overdue' },
  ],
  [
    `who is (?:running )?(?:late|behind)`,
    { measure: 'actions', state: 'overdue', group: 'person' },
  ],
  [
    `what (?:did|has|have) ${who} (?:already )?(?:finish|finished|complete|completed|get done|got done|deliver|delivered|accomplish|accomplished|close|closed|tick off)(?! about)`,
    { measure: 'actions', state: 'done' },
  ],
  [
    `what (?:was|were|got|has been|have been) (?:finished|completed|done|closed|ticked off|delivered)`,
    { measure: 'actions', state: 'done' },
  ],
  [
    `what (?:is|are|was) due|(?:is|are) due (?:this week|today|tomorrow|by friday|soon)|due this week`,
    { measure: 'actions' },
  ],
  [
    `what (?:does|do|did|has|have|is|are) ${who} (?:still )?(?:owe|owes|owed|have to do|need to do|has to do|to do|got to do|supposed to do|meant to do|on (?:his|her|their|my) plate|have on (?:his|her|their|my|@person) plate|working on|committed to(?= $)|promised?(?= (?:@days )?$)|commit to(?= $)|promise to do)`,
    { measure: 'actions' },
  ],
  [
    `(?:on (?:his|her|their|@person) plate|waiting for @person|@(?:person|group) (?:\\w+ )?(?:still )?(?:owes?|owing) us|who (?:still )?owes? us)`,
    { measure: 'actions', state: 'open' },
  ],
  [
    `who (?:has )?(?:finished|completed|closed|delivered|done) (?:what|the most)`,
    { measure: 'actions', state: 'done', group: 'person' },
  ],
  [
    `what (?:did|have|has) ${who} (?:drop|dropped|abandon|abandoned|give up|given up|cancel|cancelled)`,
    { measure: 'actions', state: 'dropped' },
  ],
  [`(?:behind with|behind on|late with)`, { measure: 'actions', state: 'overdue' }],
  [`(?:something|anything|what|things) (?:\\w+ )?due`, { measure: 'actions' }],
  [
    `(?:things|what|anything|stuff) @person (?:and @person )?(?:promised|owes?|committed to)`,
    { measure: 'actions' },
  ],
  [
    `(?:have|has) (?:@person ){1,3}(?:and @person )?(?:got )?open`,
    { measure: 'actions', state: 'open' },
  ],
];
