import type { OutcomeKind } from '../types.ts';
import { stem } from '../words/stem.ts';

/** The first pattern that matches applies. */
const asked: readonly (readonly [OutcomeKind, RegExp])[] = [
  [
    'question',
    /\b(?:open|unanswered|unresolved|unsettled|outstanding)\s+(?:\w+\s+)?(?:questions?|issues?|points?)|\b(?:still|left|remains?) open\b|\bunresolved\b|\bnot (?:yet )?(?:been )?(?:answered|settled)\b/i,
  ],
  [
    'action',
    /\b(?:promis(?:e|ed|es)|commit(?:ted)? to|volunteer(?:ed)?|action items?|to-?dos?|assigned|tasks? (?:for|of)|(?:has|have|had|agreed?|going|supposed) to do|take on|took on|actions|owes?|owed|due)\b/i,
  ],
  [
    'decision',
    /\b(?:deci(?:de|ded|des|sions?|ding)|agree(?:d|ment)?(?! with)|conclu(?:de|ded|sions?)|settled?|final(?:ly|ise[ds]?|ize[ds]?)?|approved?|postponed?)\b/i,
  ],
];

/** The kind of outcome that a question asks for: 'What was decided', 'What did X promise', 'Open questions about'. */
export const outcomeIn = (question: string): OutcomeKind | null =>
  asked.find(([, words]) => words.test(question))?.[0] ?? null;

/** Words that ask for outcomes, as stems. */
export const outcomeTerms: ReadonlySet<string> = new Set(
  'decide decided decision decisions agree agreed agreement promise promised commit committed open left remain unanswered unresolved answered unfinished made make reached action actions owe owes owed due'
    .split(' ')
    .map(stem),
);
