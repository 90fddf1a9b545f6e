import type { Rule } from './rule.ts';
import { be, topicWord, who } from './words.ts';

/** Topics. The first that matches applies. */
export const topicRules: readonly Rule[] = [
  [
    `${topicWord} .{0,50}(?:dying|die|dies|cooling|slowing) down`,
    { measure: 'topics', order: 'falling' },
  ],
  [
    `(?:talk|talking|discuss|discussing) (?:about )?less and less|less and less`,
    { measure: 'topics', order: 'falling' },
  ],
  [
    `(?:talk|talking|discuss|discussing) (?:about )?more and more|more and more|trending|more of a topic`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `what (?:has|have|is|are) (?:the )?(?:@group|we|they|everyone|@person) been (?:discussing|talking about|speaking about)`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `${topicWord} .{0,50}in common|(?:what|which things) .{0,30}(?:both|have in common)|common ${topicWord}|shared ${topicWord}`,
    { measure: 'topics' },
  ],
  [
    `(?:growing|rising|trending|hot|hottest|emerging|upcoming|increasing) ${topicWord}`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `(?:shrinking|fading|falling|declining|dying|decreasing) ${topicWord}`,
    { measure: 'topics', order: 'falling' },
  ],
  [`(?:new|fresh) ${topicWord}`, { measure: 'topics', state: 'new' }],
  [
    `${topicWord} .{0,50}(?:first time|new|never before|newly)`,
    { measure: 'topics', state: 'new' },
  ],
  [
    `${topicWord} .{0,50}\\b(?:grow|growing|grew|rise|rising|rose|(?<!c[oa]m(?:e|es|ing) )up|more (?:often|and more)|increase|increasing|gain|gaining|hotter|bigger|took off|picking up)`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `${topicWord} .{0,50}\\b(?:fade|fading|faded|fall|falling|fell|down|decline|declining|shrink|shrinking|less|decreasing|decrease|lose|losing|lost|died|cooled)`,
    { measure: 'topics', order: 'falling' },
  ],
  [
    `${be} .{0,40}(?:discussed|mentioned|talked about|spoken about|raised) (?:\\w+ )?less`,
    { measure: 'topics', order: 'falling' },
  ],
  [
    `${be} .{0,40}(?:discussed|mentioned|talked about|spoken about|raised) (?:\\w+ )?more (?:than|now|often than|and more)`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `(?:do|did|have|are) we (?:talk|talked|talking|speak|spoken|discuss|discussed|discussing) (?:\\w+ ){0,3}less (?:about|than)`,
    { measure: 'topics', order: 'falling' },
  ],
  [
    `(?:do|did|have|are) we (?:talk|talked|talking|speak|spoken|discuss|discussed|discussing) (?:\\w+ ){0,3}more (?:about|than)`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `${be} .{0,40}(?:becoming|getting) (?:a )?(?:bigger|more important|hotter|more frequent)`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `(?:main|top|biggest|hottest|most (?:common|frequent|discussed|important)|dominant|key) ${topicWord}`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `(?:what|which|list|how many|number of|all) (?:\\w+ ){0,3}${topicWord}(?! of (?:the )?(?:meeting|call))`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `what (?:do|does|did|has|have|is|are|was|were) ${who} (?:\\w+ )?(?:talk|talked|talking|speak|spoken|speaking|discuss|discussing) (?:about )?(?:\\w+ )?(?:most|the most|mostly)`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `what (?:is|are|was|were) (?:everyone|everybody|people|we|they|@group) (?:\\w+ )?(?:talking|speaking|chatting|discussing)(?: about)?`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `what does (?:@group|@person) (?:mostly |usually )?(?:talk|chat|speak) about`,
    { measure: 'topics', order: 'most' },
  ],
  [`new on the agenda`, { measure: 'topics', state: 'new' }],
  [`${topicWord} (?:on the rise|on the up|gaining)`, { measure: 'topics', order: 'rising' }],
  [`(?:is|are) (?:the )?talk (?:of|about) .{0,40}(?:growing|rising)`, { measure: 'topics' }],
  [`(?:is|are) .{0,40}(?:growing|rising|gaining)`, { measure: 'topics', order: 'rising' }],
  [
    `(?:is|are) .{0,40}(?:shrinking|fading|falling|dying down)`,
    { measure: 'topics', order: 'falling' },
  ],
  [topicWord, { measure: 'topics' }],
];
