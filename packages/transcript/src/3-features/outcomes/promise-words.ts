import { workVerb } from './task-patterns.ts';

/** Verbs of work that only a promise, an offer or an accepted request makes a task of. */
const verbs = [
  'answer approve buy call cancel change chase copy correct count fetch inform measure message pay phone print raise',
  'redo remove rename replace reply reserve restart revise reword ring shorten sign text translate',
]
  .join(' ')
  .replaceAll(' ', '|');
/** 'I'll tell you' and 'I'll call it a day' are said, not done. */
const work = [
  workVerb,
  `(?:${verbs})(?! (?:you|it a|this a|that a|on|here|back to|a bit|into|there)\\b)(?: back| up| off| out| in| down)? [a-z\\d](?!.*\\b(?:now|here)\\b)`,
  "let (?!me\\b|you\\b|us\\b)(?:[a-z'-]+ ){1,4}know\\b",
  '(?:tell|remind) (?!you\\b|us\\b|me\\b|everyone\\b|everybody\\b)[a-z]+',
  'speak (?:to|with) (?!you\\b)[a-z]+',
  'give (?:him|her|them|the [a-z]+|(?!you\\b|it\\b|an?\\b)[a-z]+) a (?:call|ring|shout)\\b',
].join('|');
const softly =
  '(?: (?:also|then|just|gladly|quickly|maybe|probably|definitely|certainly|go ahead and))*';

/** These and the patterns below are for plain words. */
export const promisesWork = new RegExp(`\\bi(?:'ll| will| shall)${softly} (?:${work})`);

const isOffered = `(?:${work})`;
const talking =
  'say|share|start|go|continue|explain|repeat|show|read|begin|take (?:it|this|that|over)|be|have|worry|wait|stop';
/** 'Shall I put up a sign?' */
export const asksToDo = new RegExp(
  `^(?:(?:so|and|okay|ok)[,.!]* )*(?:should|shall) i${softly} (?!(?:${talking})\\b)[a-z]+ [a-z]`,
);
export const saysPlease = /^(?:(?:oh|yes|yeah|yep|okay|sure)[,.! ]+)*(?:please|that would be)\b/;
/** 'Should I ask them?' */
export const asksToDoWork = new RegExp(
  `^(?:(?:so|and|okay|ok)[,.!]* )*(?:should|shall) i${softly} ${isOffered}`,
);
/** 'I can ask them.' */
export const offersWork = new RegExp(
  `\\b(?:i(?:'m| am) happy to|i can|i could)${softly} ${isOffered}`,
);
const leads = '^(?:(?:oh|yeah|yes|yep|okay|ok|sure|well|right)[,.! ]+)*';
const objects = '(?!.*\\b(?:but|no need|not)\\b)';
/** The first words of who wants what is offered; a plain yes may only agree that it can be done. */
export const acceptsOffer = new RegExp(
  `${leads}(?:please|perfect|great|thanks|thank you|that would|that'd|do that|wonderful|brilliant|lovely|excellent|go ahead and)\\b${objects}`,
);
export const saysYesToIt = new RegExp(
  `${leads}(?:yes|yeah|yep|please|sure|do|go ahead)\\b${objects}`,
);

/** 'Okay, ask for four weeks.' */
export const ordersWork = new RegExp(
  `^(?:(?:so|then|okay|ok|alright|right|fine|good|great|yes|yeah|and|well)[,.!]* )*(?:please |just )*(?:${work})`,
);
export const takesOrder =
  /^(?:(?:okay|ok|yes|yeah|yep|sure|right|fine|alright)[,.! ]+)*(?:will do|i'll|i will|on it|consider it done|i'm on it)\b/;

/** What somebody does by habit, would do, or says will not be done. */
export const promisesNothing = new RegExp(
  [
    "\\bi(?:'ll| will)? (?:often|usually|sometimes|normally|generally|mostly|occasionally|always|typically|tend to)\\b",
    "\\b(?:i can|i'll|i) (?:guarantee|assure|tell|promise) you\\b",
    "\\bi(?:'d| would)(?: never| always| probably| also)? (?!like|love|need you|appreciate|assume|think|say|guess|imagine|expect|hope|be able)[a-z]+",
    '\\bnow(?:,? please)?\\?$',
    "\\b(?:'re|'s|'m|are|is|am) not going to\\b",
    "\\b(?:like|as) i(?:'ll| will)\\b|\\bi'll be honest\\b",
    "\\bi(?:'ll| will|'m going to| am going to)(?: \\w+ly)? be (?:focused|with (?!you\\b)|up\\b|around|busy|gone|home)",
    "\\bmaybe i(?:'ll| will)\\b|\\bi can always\\b|\\bi(?: said|'m like| was like),|\\bi'll[.…]*$",
    '\\b(?:that|it) would be (?:really |very |so )?(?:cool|nice|great|helpful|awesome|good)\\b(?!.*\\b(?:please|you)\\b)',
    '\\bi assume\\b',
  ].join('|'),
);
