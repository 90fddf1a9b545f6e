import type { Rule } from './rule.ts';

/** What changed and what happened. The first that matches applies. */
export const changeRules: readonly Rule[] = [
  [
    `changes (?:in|of|at|for|between) (?:the |our )?(?:@group|@series)`,
    { measure: 'what-changed' },
  ],
  [`been going on|run ?down of`, { measure: 'what-happened' }],
  [
    `what (?:\\w+ ){0,2}(?:changed|changes|differs?|is different|was different|is new and different|shifted|is not the same)`,
    { measure: 'what-changed' },
  ],
  [
    `(?:anything|something|what|much) (?:\\w+ ){0,3}(?:different|changed|not the same|shifted)`,
    { measure: 'what-changed' },
  ],
  [
    `(?:did|has|have) (?:anything|something|much) (?:change|changed|shift|shifted)`,
    { measure: 'what-changed' },
  ],
  [
    `(?:significant|notable|big|biggest|real|any|the) (?:changes|shifts|differences)`,
    { measure: 'what-changed' },
  ],
  [
    `changes (?:in|of|since|at|between|from|over) (?:the )?(?:@|company|organization|last|past)`,
    { measure: 'what-changed' },
  ],
  [
    `(?:how|did|has|have) .{0,30}@group.{0,30}(?:change|changed|differ|evolve|evolved)`,
    { measure: 'what-changed' },
  ],
  [
    `what (?:\\w+ ){0,2}(?:happened|happen|went on|is going on|has been going on|took place|was going on|has been happening|did i miss|did @person miss|have i missed|has @person missed)`,
    { measure: 'what-happened' },
  ],
  [
    `(?:any|the|latest|what) news|what is new|what is up (?:in|with)|news (?:from|of|in)|did (?:i|@person) miss (?:anything|something)|catch me up|bring me up to date|(?:highlights|events) (?:of|from|in)(?! (?:the |our )?(?:last )?@series)|anything (?:new|happen|i missed|@person missed|interesting)`,
    { measure: 'what-happened' },
  ],
];
