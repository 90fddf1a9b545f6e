/** What is counted or listed, and which of it is asked for. */
export type Count = {
  of: 'meetings' | 'people' | 'mentions' | 'turns' | 'decisions' | 'actions' | 'questions';
  which: 'number' | 'list' | 'first' | 'last' | 'most';
};

type Rule = readonly [pattern: RegExp, count: Count];

const meeting = '(?:meetings?|calls?|sessions?|syncs?)';
const people = '(?:people|persons?|participants?|speakers?|attendees|members|colleagues)';
const speak =
  '(?:speak|spoke|talk|talked|say|said|mention|mentioned|raise|raised|bring up|brought up|discuss|discussed)';

/**
 * The first rule that fits. 'How many' and 'how often' give numbers, 'which' and 'who' lists; 'first' and 'last' a
 * meeting or a mention; 'most' the person with most words. A question that no rule fits is not one of counting:
 * 'Which PR fixes it?', 'Who joins as lead?' ask for words that were said.
 */
const rules: readonly Rule[] = [
  [new RegExp(`\\bhow many (?:\\w+ ){0,3}${meeting}\\b`, 'i'), { of: 'meetings', which: 'number' }],
  [new RegExp(`\\bhow many (?:different )?${people}\\b`, 'i'), { of: 'people', which: 'number' }],
  [/\bhow many (?:\w+ )?decisions\b/i, { of: 'decisions', which: 'number' }],
  [
    /\bhow many (?:\w+ )?(?:actions?|action items|tasks|to-?dos)\b/i,
    { of: 'actions', which: 'number' },
  ],
  [/\bhow many (?:open |unanswered )questions\b/i, { of: 'questions', which: 'number' }],
  [/\bhow many turns\b/i, { of: 'turns', which: 'number' }],
  [
    /\b(?:how often|how many times)\b.*\b(?:attend|join|take part|present|meet|met)\b/i,
    { of: 'meetings', which: 'number' },
  ],
  [/\b(?:how often|how many times)\b/i, { of: 'mentions', which: 'number' }],
  [
    new RegExp(`\\bwhen (?:was|is|were) the (?:very )?first (?:\\w+ ){0,3}${meeting}\\b`, 'i'),
    { of: 'meetings', which: 'first' },
  ],
  [
    new RegExp(
      `\\bwhen (?:was|is|were) the (?:last|latest|most recent) (?:\\w+ ){0,3}${meeting}\\b`,
      'i',
    ),
    { of: 'meetings', which: 'last' },
  ],
  [/\bwhen\b.*\bfirst\b.*\b(?:attend|join|take part)/i, { of: 'meetings', which: 'first' }],
  [/\bwhen\b.*\blast\b.*\b(?:attend|join|take part)/i, { of: 'meetings', which: 'last' }],
  [
    new RegExp(
      `\\bwhen\\b.*\\bfirst\\b.*\\b${speak}\\b|\\bwhen\\b.*\\b${speak}\\b.*\\bfirst\\b`,
      'i',
    ),
    { of: 'mentions', which: 'first' },
  ],
  [
    new RegExp(
      `\\bwhen\\b.*\\blast\\b.*\\b${speak}\\b|\\bwhen\\b.*\\b${speak}\\b.*\\blast\\b`,
      'i',
    ),
    { of: 'mentions', which: 'last' },
  ],
  [
    new RegExp(
      `\\bwho\\b.*\\bfirst\\b.*\\b${speak}\\b|\\bwho\\b.*\\b${speak}\\b.*\\bfirst\\b`,
      'i',
    ),
    { of: 'mentions', which: 'first' },
  ],
  [
    new RegExp(`\\bwho\\b.*\\blast\\b.*\\b${speak}\\b|\\bwho\\b.*\\b${speak}\\b.*\\blast\\b`, 'i'),
    { of: 'mentions', which: 'last' },
  ],
  [
    new RegExp(`\\bwho\\b.*\\b${speak}\\b.*\\bmost\\b|\\bwho\\b.*\\bmost\\b.*\\b${speak}\\b`, 'i'),
    { of: 'people', which: 'most' },
  ],
  [
    new RegExp(`\\bwho\\b(?: all| else)? (?:has |have )?${speak}\\b(?! (?:to|with)\\b)`, 'i'),
    { of: 'people', which: 'list' },
  ],
  [
    /\bwho\b(?: all| else)? (?:attended|took part|participated|was (?:there|in|at|present)|were (?:there|in|at|present)|joined the (?:meeting|call))/i,
    { of: 'people', which: 'list' },
  ],
  [
    new RegExp(`\\b(?:which|what|list (?:all |the |all the )?) ?${people}\\b`, 'i'),
    { of: 'people', which: 'list' },
  ],
  [
    new RegExp(
      `\\b(?:which|list (?:all |the |all the )?|(?:in|at) what) ?(?:\\w+ )?${meeting}\\b`,
      'i',
    ),
    { of: 'meetings', which: 'list' },
  ],
  [
    new RegExp(`^when (?:did|was|were|have|has) .*\\b${speak}\\b`, 'i'),
    { of: 'meetings', which: 'list' },
  ],
];

export const countIn = (question: string): Count | null =>
  rules.find(([pattern]) => pattern.test(question))?.[1] ?? null;

/** Words of a question by count that name nothing that could be mentioned, as written. */
export const countingWords =
  'how many often times time number first last latest most recent list all different attend attended join joined took take taken part participate participated present there spoke speak spoken talk talked say said mention mentioned mentions raise raised bring brought discuss discussed turns turn words decisions decision actions action items item tasks task questions open held took place happen happened occur occurred sessions syncs speakers attendees persons members colleagues else where when which who what very';
