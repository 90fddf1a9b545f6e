type Form =
  | 'reason'
  | 'amount'
  | 'day'
  | 'place'
  | 'person'
  | 'promise'
  | 'meaning'
  | 'manner'
  | 'choice';

const forms: readonly (readonly [Form, RegExp])[] = [
  ['reason', /\b(?:why|how come|reasons?|what caused|what made)\b/i],
  [
    'amount',
    /\bhow (?:much|many|long|often|large|big|far|old|fast|quick|high)\b|\bcosts?\b|\bprices?\b|\bwhat (?:percentage|share|number)\b/i,
  ],
  ['day', /\bwhen\b|\bwhat (?:day|date|time)\b/i],
  ['place', /\bwhere\b/i],
  ['person', /\bwho(?:se|m)?\b/i],
  ['promise', /\b(?:promis|commit|offer|agree to|volunteer|take on|took on|going to do)/i],
  [
    'meaning',
    /\b(?:explain|describe|define)\b|\bwhat (?:is|are|was|were) (?!(?:the|a|an|our|their) \w+ (?:of|for|on|with)\b)|\bwhat does .{1,40} mean|\bhow (?:does|do|did|will|would) (?:it|that|this|they|the \w+|\w+) work\b/i,
  ],
  ['manner', /\bhow\b/i],
  ['choice', /\bwhich\b/i],
];

/** What a question asks for, by its words; null for none of these. */
export const formAsked = (question: string): Form | null =>
  forms.find(([, words]) => words.test(question))?.[0] ?? null;

const answers: Readonly<Partial<Record<Form, RegExp>>> = {
  amount:
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|percent|half|quarter|third|twice|once|double)\b/i,
  reason:
    /\b(?:because|since|so that|due to|reason|therefore|that's why|caused?|too|without|didn't|couldn't|wasn't|nobody|no one|otherwise|needs?|needed|would|so|forgot|blocked|wait\w*|thanks to|owing to|as a result|in order to|ran out|why)\b/i,
  day: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|weeks?|months?|years?|quarter|tomorrow|today|noon|o'clock|spring|summer|autumn|winter|christmas)\b|\d/i,
  person: /(?!^)\b\p{Lu}\p{Ll}+|\bI\b/u,
  promise: /\b(?:I|we)(?:'ll| will|'m going to|'re going to| can| promise)\b/i,
};

/** Words that give a reason; those of `answers` may. */
const givesReason =
  /\b(?:because|due to|reasons?|that['’]s why|(?:say|tell|told|know|explain\w*) (?:\w+ )?why|caus(?:e|es|ed)|so that|in order to|otherwise|blocked|wait(?:s|ed|ing) (?:for|on)|owing to|thanks to|as a result|forgot|ran out|too (?!(?:many )?of|\w+[.,!?]?$)\w+)\b/i;

/** How well words can be the answer to a question of this form, 0 to 1. */
export function fitOf(form: Form | null, said: string): number {
  if (form === null || !(answers[form]?.test(said) ?? false)) return 0;
  return form === 'reason' && !givesReason.test(said) ? fitOfMaybe : 1;
}
const fitOfMaybe = 0.4;
