import type { Rule } from './rule.ts';
import { be } from './words.ts';

/** Who was there. The first that matches applies. */
export const attendedRules: readonly Rule[] = [
  [
    `(?:how many|which|what|number of) (?:\\S+ ){0,2}(?:meetings?|calls?|sessions?) (?:did|has|have|does|do|was|were) (?:@person|@group|we|they)`,
    { measure: 'meetings' },
  ],
  [
    `who (?:else )?(?:was|were|is|are) (?:in|at|on) (?:the |a |any |all )?(?:meetings?|calls?) with`,
    { measure: 'people-heard' },
  ],
  [`who (?:has |have )?(?:met|meets?) @person`, { measure: 'people-heard' }],
  [`who (?:\\w+ )?(?:misses|skips|skipped|missed)`, { measure: 'attended', state: 'missing' }],
  [
    `(?:was|were) any(?: one|one|body)? (?:of |from )?(?:the )?@group (?:in|at|on)`,
    { measure: 'attended' },
  ],
  [`(?:did|has) @person (?:sit|sat) in on`, { measure: 'attended' }],
  [
    `which (?:departments|teams) (?:was|were) (?:represented|there|present|in|at)`,
    { measure: 'attended', group: 'department' },
  ],
  [
    `(?:who|anyone|anybody|which people) .{0,20}(?:missing|missed|absent|skipped|not there|not at|not in|not attend|not come|not join|not show up|not present|did not make it)`,
    { measure: 'attended', state: 'missing' },
  ],
  [`(?:absentees|absences)`, { measure: 'attended', state: 'missing' }],
  [
    `(?:did|has) @person (?:miss|skip|missed|skipped) (?:the )?(?:last |latest )?@series`,
    { measure: 'attended', state: 'missing' },
  ],
  [
    `(?:who|who all|who else|which people|everyone who|everybody who) (?:all |else )?(?:attended|attend|attends|took part|takes part|take part|participated|participates|joined(?! (?:us|recently|lately|newly|the (?:company|team|organi[sz]ation)))|joins|showed up|came|dialled in|dialed in|turned up|sat in|was invited|${be} (?:all |also )?(?:there|in|at|present|on|with us))`,
    { measure: 'attended' },
  ],
  [
    `(?:was|were|is|has|did) @person (?:also |there |really |been )?(?:in|at|on|part of|present (?:in|at)) (?:the |our )?(?:last |latest )?@series`,
    { measure: 'attended' },
  ],
  [
    `(?:did|does|has) @person (?:attend|attended|join|joined|take part|come to|show up|participate)`,
    { measure: 'attended' },
  ],
  [
    `(?:attendance|attendees|participants|attendee list|attendance list|list of participants|guest list)`,
    { measure: 'attended' },
  ],
  [
    `which (?:of (?:the )?)?(?:@group|people|persons|us|you) (?:was|were|is|are) (?:all )?(?:in|at|there|present|on)`,
    { measure: 'attended' },
  ],
  [`(?:absent|missing) (?:from|in|at)`, { measure: 'attended', state: 'missing' }],
];
