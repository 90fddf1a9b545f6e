import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { matchInOrder } from './match-in-order.ts';

/** What is counted or listed, and which of the results is asked for. */
export type Count = {
  of: 'meetings' | 'people' | 'mentions' | 'turns' | 'decisions' | 'actions' | 'questions';
  which: 'number' | 'list' | 'first' | 'last' | 'most';
};

type Rule = readonly [parts: readonly string[], count: Count];

const meeting = '(?:meetings?|calls?|sessions?|syncs?)';
const people = '(?:people|persons?|participants?|speakers?|attendees|members|colleagues)';
const speak =
  '(?:speak|spoke|talk|talked|say|said|mention|mentioned|raise|raised|bring up|brought up|come up|came up|discuss|discussed)';
const attend = '(?:attend|join|take part|took part|participate)';

/**
 * The first rule that matches applies. 'How many' and 'how often' ask for a number, 'which' and 'who' for a list,
 * 'first' and 'last' for a meeting or a mention, 'most' for the person with most words. A question that matches no
 * rule does not ask for a count: 'Which PR fixes it?' and 'Who joins as lead?' ask for words that were said.
 */
const rules: readonly Rule[] = [
  [[`how many (?:\\w+ ){0,3}${meeting}`], { of: 'meetings', which: 'number' }],
  [[`how many (?:different )?${people}`], { of: 'people', which: 'number' }],
  [['how many (?:\\w+ )?decisions'], { of: 'decisions', which: 'number' }],
  [
    ['how many (?:\\w+ )?(?:actions?|action items|tasks|to-?dos)'],
    { of: 'actions', which: 'number' },
  ],
  [['how many (?:open |unanswered )questions'], { of: 'questions', which: 'number' }],
  [['how many turns'], { of: 'turns', which: 'number' }],
  [
    ['(?:how often|how many times)', '(?:attend|join|take part|present|meet|met)'],
    { of: 'meetings', which: 'number' },
  ],
  [['(?:how often|how many times)'], { of: 'mentions', which: 'number' }],
  [
    [`when (?:was|is|were) the (?:very )?first (?:\\w+ ){0,3}${meeting}`],
    { of: 'meetings', which: 'first' },
  ],
  [
    [`when (?:was|is|were) the (?:last|latest|most recent) (?:\\w+ ){0,3}${meeting}`],
    { of: 'meetings', which: 'last' },
  ],
  [['when', 'first', attend], { of: 'meetings', which: 'first' }],
  [['when', 'last', attend], { of: 'meetings', which: 'last' }],
  ...(['when', 'who'] as const).flatMap((asking) =>
    (['first', 'last'] as const).flatMap((which): Rule[] => [
      [[asking, which, speak], { of: 'mentions', which }],
      [[asking, speak, which], { of: 'mentions', which }],
    ]),
  ),
  [['who', speak, 'most'], { of: 'people', which: 'most' }],
  [['who', 'most', speak], { of: 'people', which: 'most' }],
  [
    [`who(?: all| else)? (?:has |have )?${speak}\\b(?! (?:to|with)\\b)`],
    { of: 'people', which: 'list' },
  ],
  [
    [
      'who(?: all| else)? (?:attended|took part|participated|was (?:there|in|at|present)|were (?:there|in|at|present)|joined the (?:\\w+ ){0,3}(?:meeting|call))',
    ],
    { of: 'people', which: 'list' },
  ],
  [[`(?:which|what|list (?:all |the |all the )?) ?${people}`], { of: 'people', which: 'list' }],
  [
    [`(?:which|list (?:all |the |all the )?|(?:in|at) what) ?(?:\\w+ )?${meeting}`],
    { of: 'meetings', which: 'list' },
  ],
  [['^when (?:did|was|were|have|has)', speak], { of: 'meetings', which: 'list' }],
];

const patterns = rules.map(([parts, count]) => ({
  parts: parts.map(
    (part) => new RegExp(part.startsWith('^') ? `${part}\\b` : `\\b${part}\\b`, 'i'),
  ),
  count,
}));

/** @param series which the question names: 'When was the last Weekly sync?' asks for its last meeting */
export function countIn(question: string, series: string | null): Count | null {
  const text = series === null ? question : withMeeting(question, series);
  return patterns.find(({ parts }) => matchInOrder(text, parts))?.count ?? null;
}

function withMeeting(question: string, series: string): string {
  const name = wordsOf(series).join('[^\\p{L}\\p{N}]+');
  return question.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}]| ${meeting})`, 'iu'),
    '$& meeting',
  );
}

/** Outcomes of meetings are counted, not what was said. */
export const countsOutcomes = ({ of }: Count): boolean =>
  of === 'decisions' || of === 'actions' || of === 'questions';

const countingWords =
  'how many often times time number first last latest most recent all different attend attended join joined took take taken part participate participated present there spoke speak spoken talk talked say said mention mentioned mentions raise raised bring brought come came discuss discussed turns turn words decisions decision actions action items item tasks task questions open held took place happen happened occur occurred sessions syncs speakers attendees persons members colleagues else where when which who what very';

/** Words of a count question that are never part of what is mentioned, as stems. */
export const countingTerms: ReadonlySet<string> = new Set(countingWords.split(' ').map(stem));
