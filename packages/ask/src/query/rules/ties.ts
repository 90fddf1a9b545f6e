import type { Rule } from './rule.ts';
import { action, most, talk, who } from './words.ts';

/** Who speaks with whom. The first that matches applies. */
export const tieRules: readonly Rule[] = [
  [
    `what (?:did|do|does) @person (?:and @person )+(?:talk|speak|chat) about`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `(?:who|whom) (?:have|has|did|do|does) ${who} (?:not|never) (?:\\w+ )?(?:spoken|talked|met|speak|talk|meet|spoke)`,
    { measure: 'ties', state: 'none' },
  ],
  [
    `(?:not|never) (?:exchange|exchanged) (?:a word|words|anything)`,
    { measure: 'ties', state: 'none' },
  ],
  [
    `(?:who|whom) (?:have|has|did) not @person (?:spoken|talked|met|speak|talk)`,
    { measure: 'ties', state: 'none' },
  ],
  [
    `(?:exchange|exchanges|conversations?) (?:between|with) (?:them|@person|@group)`,
    { measure: 'ties' },
  ],
  [
    `(?:no|not any|any|little|hardly any|without) (?:contact|connection|connections|tie|ties|link|links|exchange|relation|communication)`,
    { measure: 'ties', state: 'none' },
  ],
  [
    `(?:never|not|do not|does not|no longer|hardly|rarely|barely) ${talk} (?:to|with) (?:each other|one another|anyone|anybody|@group|@person)`,
    { measure: 'ties', state: 'none' },
  ],
  [`(?:silos?|isolated|disconnected|cut off)`, { measure: 'ties', state: 'none' }],
  [
    `(?:who|whom|with whom|to whom|which people|which person)(?: else)? (?:in @group |from @group |at @group )?(?:does|do|did|is|has|have|are) ${who} ${talk}`,
    { measure: 'ties', group: 'person' },
  ],
  [
    `(?:who|whom|which people)(?: else)? (?:in @group |from @group |at @group )?(?:is|are|was) (?:the )?(?:closest|most connected|best connected|nearest)`,
    { measure: 'ties', group: 'person', order: 'most' },
  ],
  [
    `(?:strongest|closest|weakest|best|most frequent|biggest|main) (?:connections?|ties?|links?|contacts?|relations?|relationship|ally)`,
    { measure: 'ties', group: 'person', order: 'most' },
  ],
  [
    `(?:who|which people)(?: else)? (?:in @group |from @group |at @group |of @group )?(?:has |have |is |are )?(?:${talk}|in touch|in contact|meets?) (?:${most} )?(?:to|with) @person(?! (?:about|on|regarding))`,
    { measure: 'ties', group: 'person' },
  ],
  [
    `(?:do|does|did|have|has|is|are|was|were) (?:@person|@group|they)(?: (?:and|or) (?:@person|@group))? .{0,14}${talk}(?: (?:\\w+ ){0,3})?(?:to|with|together)(?: (?:each other|one another))?(?! (?:about|the))`,
    { measure: 'ties' },
  ],
  [`${talk} (?:\\w+ ){0,3}(?:to|with) (?:each other|one another)`, { measure: 'ties' }],
  [
    `(?:connections?|ties?|contacts?|relations?|relationship|exchanges?|communication|talk) (?:of|between|from|among) (?:@person|@group)`,
    { measure: 'ties' },
  ],
  [
    `how many (?:connections?|ties?|contacts?) (?:do|does|has|have) (?:@person|@group)`,
    { measure: 'ties' },
  ],
  [`@person ${action} (?!about)`, { measure: 'actions' }],
  [`@person (?:ties|connections|contacts|network)`, { measure: 'ties', group: 'person' }],
  [
    `(?:how (?:well|closely|strongly|much|tightly)) (?:is|are|does|do) (?:@person|@group).{0,30}(?:connected|linked|tied|${talk})`,
    { measure: 'ties' },
  ],
  [
    `(?:@group|@person) and (?:@group|@person) (?:even |really |actually |still |ever )?(?:connected|in touch|in contact|${talk})`,
    { measure: 'ties' },
  ],
  [`(?:connected|linked|in touch|in contact) (?:to|with) (?:@person|@group)`, { measure: 'ties' }],
  [`who (?:\\w+ )?${talk} (?:to|with) (?:whom|who)`, { measure: 'ties' }],
];
