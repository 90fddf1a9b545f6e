import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { type Count, countingTerms, countsOutcomes } from './count.ts';
import { outcomeTerms } from './outcome.ts';

/** Words that change what is counted, and by which nothing can be counted. */
const changing =
  /\b(?:without|except|excluding|not|never|(?:less|fewer|more|longer|shorter|larger|smaller) than|at (?:least|most)|average|median|per|versus|vs|(?:most |least )?(?:important|urgent|critical|controversial|useful|useless|productive|happy|unhappy|angry|good|bad|best|worst))\b|n['’]t\b/giu;
/** 'How many actions are open, and when is the first due?' */
const secondQuestion = /\band ((?:when|what|who|how|where|why|which)\b.*)/iu;
/** Politeness, and words for being recorded. */
const idle = new Set(
  'please check tell show thank thanks advance hello hi number count total overall record note collect produce result come came back'
    .split(' ')
    .map(stem),
);

/**
 * The words of a count that nothing uses, as written: 'urgent' in 'How many urgent actions are open?'. Without them
 * another question would be answered. Of decisions, actions and questions these are all words besides the phrase; of
 * others words that change the number, since the rest is their phrase.
 *
 * @param text the question
 * @param rest the question without the words of period, people, series and state
 * @param phrase the words that are looked for
 */
export function unusedWordsIn(
  text: string,
  rest: string,
  count: Count,
  phrase: readonly string[],
): string[] {
  const second = count.which === 'number' ? secondQuestion.exec(text)?.[1] : undefined;
  const first = second === undefined ? rest : rest.replace(secondQuestion, ' ');
  const changes = Array.from(first.matchAll(changing), ([words]) => words);
  const known = [
    new Set(phrase.map(stem)),
    emptyTerms,
    askingTerms,
    countingTerms,
    outcomeTerms,
    idle,
  ];
  const left = countsOutcomes(count)
    ? wordsOf(first.replace(changing, ' ')).filter(
        (word) => !known.some((terms) => terms.has(stem(word))),
      )
    : [];
  return [...changes, ...left, ...(second === undefined ? [] : [second.replace(/\W+$/u, '')])];
}
