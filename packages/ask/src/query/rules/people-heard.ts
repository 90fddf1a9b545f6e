import type { Rule } from './rule.ts';
import { person } from './words.ts';

/** Who was heard. The first that matches applies. */
export const heardRules: readonly Rule[] = [
  [
    `who (?:has |have )?(?:recently |newly |just |lately )?(?:joined|started)(?: (?:us|recently|lately|newly|the (?:company|team|organi[sz]ation)))`,
    { measure: 'people-heard', state: 'first-time' },
  ],
  [
    `who (?:has|have|did) not (?:been|come|shown up|attend|attended|join|joined)(?: (?:in|to|at))? (?:a|any|one|the)? ?meetings?`,
    { measure: 'people-heard', state: 'not-heard' },
  ],
  [
    `whose voice|lost (?:the )?voices?|used to (?:talk|speak)`,
    { measure: 'people-heard', state: 'no-longer' },
  ],
  [`(?:kept|stayed|remained) (?:silent|quiet)`, { measure: 'people-heard', state: 'not-heard' }],
  [
    `number of speakers|made (?:themselves|himself|herself) heard|who (?:has |have )?spoke(?:n)? up`,
    { measure: 'people-heard' },
  ],
  [
    `(?:new|fresh|unfamiliar) (?:voices?|faces?|people|speakers?|names|joiners?|colleagues)`,
    { measure: 'people-heard', state: 'first-time' },
  ],
  [
    `(?:who|anyone|anybody|people|which people|somebody) .{0,30}(?:heard|spoke|spoken|speak|appeared|talked) .{0,12}(?:first time|for the first time)`,
    { measure: 'people-heard', state: 'first-time' },
  ],
  [
    `(?:who|which people) (?:is|are|was|were) new`,
    { measure: 'people-heard', state: 'first-time' },
  ],
  [
    `(?:stop|stopped|stopping|no longer|not anymore|ceased) (?:we )?(?:hear|hearing|heard|being heard|speaking|talking)`,
    { measure: 'people-heard', state: 'no-longer' },
  ],
  [
    `(?:who|anyone|anybody|people|which people) .{0,20}(?:gone quiet|went quiet|fallen silent|fell silent|disappeared|vanished|dropped off|gone silent|no longer (?:heard|speak|speaks|speaking|shows? up)|stopped (?:speaking|talking|showing up|coming)|dropped out|left(?! (?:open|to|over|out)))`,
    { measure: 'people-heard', state: 'no-longer' },
  ],
  [
    `(?:have|has|had|did|do|was|were|is|are|been|who|we) (?:we |they )?(?:not|never) (?:been )?(?:hear|heard|hearing|spoken|said anything|said a word|spoke|speak|opened)`,
    { measure: 'people-heard', state: 'not-heard' },
  ],
  [`(?:not|never) (?:been |yet been )?heard`, { measure: 'people-heard', state: 'not-heard' }],
  [`(?:anybody|anyone|somebody|someone) new`, { measure: 'people-heard', state: 'first-time' }],
  [
    `(?:not heard|unheard|silent|quiet) (?:people|from|since|in|so far|person|colleagues|of|at all)`,
    { measure: 'people-heard', state: 'not-heard' },
  ],
  [
    `(?:who|anyone|anybody|people|which people|nobody|everyone) .{0,24}(?:silent|quiet|said nothing|not said|not spoken|never spoke|never speaks|not speak|unheard)`,
    { measure: 'people-heard', state: 'not-heard' },
  ],
  [
    `how many (?:different |distinct |other |of our |of the )?(?:${person}|@group|of us|of them|engineers).{0,40}(?:heard|spoke|speak|talked|talk|said|took the floor|had a say|contributed|active)`,
    { measure: 'people-heard' },
  ],
  [`how many (?:different |distinct )?(?:${person}|@group)`, { measure: 'people-heard' }],
  [`(?:number|count) of (?:different |distinct )?(?:${person})`, { measure: 'people-heard' }],
  [
    `(?:who|which people|everyone|everybody) (?:all |else )?(?:was|were|has been|have been|have we|did we|got|we) (?:\\w+ )?(?:heard|hear|hearing)`,
    { measure: 'people-heard' },
  ],
  [`(?:people|voices) heard`, { measure: 'people-heard' }],
  [
    `(?:who|which people|who all) (?:spoke|talked|spoke up|took the floor|speaks) (?:in|at|during) (?:the )?(?:last |latest )?@series`,
    { measure: 'people-heard' },
  ],
];
