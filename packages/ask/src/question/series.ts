import { askingTerms, emptyTerms } from '../words/empty-words.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { countingTerms } from './count.ts';
import { outcomeTerms } from './outcome.ts';

const before = '(?:in|of|at|from|during|for|attended|joined)(?: the)?';
const after = '(?:meetings?|calls?|sessions?|syncs?|series)';

/**
 * The longest known series name whose words follow each other in the question. A single word counts only if it
 * clearly refers to meetings: 'in acdt', 'of the acdt', 'acdt calls', not 'for bal devnet 2'.
 */
export function seriesIn(question: string, known: readonly string[]): string | null {
  const said = ` ${wordsOf(question).join(' ')} `;
  const named = known.filter((name) => {
    const words = wordsOf(name);
    return words.length > 1 ? said.includes(` ${words.join(' ')} `) : standsAlone(said, words[0]);
  });
  return (
    named.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))[0] ?? null
  );
}

function standsAlone(said: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  if (new RegExp(` ${word} ${after} `).test(said)) return true;
  return Array.from(said.matchAll(new RegExp(` ${before} ${word} ([^ ]*)`, 'g'))).some(
    ([, next = '']) => next === '' || carriesNoSubject(stem(next)),
  );
}

const carriesNoSubject = (term: string): boolean =>
  [emptyTerms, askingTerms, countingTerms, outcomeTerms].some((terms) => terms.has(term));

/** The words by which a question refers to a series of meetings. */
export function wordsOfSeries(question: string, series: string): string {
  const name = wordsOf(series).join(' ');
  const said = ` ${wordsOf(question).join(' ')} `;
  const found = new RegExp(` (${before} ${name}|${name} ${after}) `).exec(said)?.[1];
  return found ?? name;
}
