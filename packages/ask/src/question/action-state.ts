/** Which actions are asked for; null for all that were not dropped. */
export type ActionState = 'overdue' | 'no-date' | 'no-owner' | 'open' | 'dropped' | 'done';

/** The first pattern that matches applies. */
const states: readonly (readonly [ActionState, RegExp])[] = [
  ['overdue', /\b(?:overdue|late|past due)\b/i],
  [
    'no-date',
    /\b(?:without|with no|have no|has no) (?:a |an )?(?:due )?(?:dates?|days?|deadlines?)\b|\bundated\b/i,
  ],
  [
    'no-owner',
    /\b(?:without|with no|have no|has no) (?:a |an )?owners?\b|\bunassigned\b|\b(?:nobody|no one) (?:owns?|has)\b/i,
  ],
  [
    'open',
    /\b(?:still |yet )?(?:open|unfinished|outstanding|to do)\b|\bnot (?:yet )?(?:been )?(?:done|finished|completed)\b/i,
  ],
  ['dropped', /\b(?:dropped|cancel?led|abandoned)\b/i],
  ['done', /\b(?:done|finish(?:ed)?|completed?|closed)\b/i],
];

/** The state that a question about actions asks for ('Which actions are late?'), and its words. */
export function actionStateIn(question: string): { state: ActionState; words: RegExp } | null {
  const found = states.find(([, words]) => words.test(question));
  return found ? { state: found[0], words: found[1] } : null;
}
