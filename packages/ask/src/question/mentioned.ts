import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { type Count, countingTerms, countsOutcomes } from './count.ts';
import { compoundsIn, phraseOf, quotedIn } from './phrase.ts';

const ordering = new Set(['first', 'last', 'latest', 'recent'].map(stem));

const said =
  /\b(?:mention(?:s|ed|ing)?|(?:talk|talked|talking|speak|spoke|spoken|say|said) about|discuss(?:ed)?|(?:bring|brought) up|raised?)\b(.*)/;
const about = /\b(?:about|on|regarding|concerning|mention(?:s|ed|ing)?)\b(.*)/;

/**
 * The words whose mentions a question asks for. A speaker or series that the question names is removed once: 'How
 * often was acdt mentioned in acdt?' asks for acdt. Counting words are removed unless they follow 'mention' and the
 * like: 'snap sync' in 'Who mentioned snap sync?'. For decisions, actions and questions only the words after 'about'
 * count: not 'made' in 'How many decisions were made?'.
 *
 * @param naming words that name a speaker or a series, in lower case
 * @param left stems that are no part of it
 */
export function mentionedIn(
  question: string,
  count: Count | null,
  naming: readonly string[],
  left: ReadonlySet<string>,
): string[] {
  if (quotedIn(question) !== null) return phraseOf(question, left);
  const compounds = compoundsIn(question);
  const words = withoutNames(question, naming);
  if (count && countsOutcomes(count))
    return phraseOf(about.exec(words)?.[1] ?? '', new Set([...left, ...countingTerms]), compounds);
  const following = count === null ? '' : (said.exec(words)?.[1] ?? '');
  const phrase = phraseOf(following, new Set([...left, ...ordering]), compounds);
  return phrase.length > 0
    ? phrase
    : phraseOf(words, new Set([...left, ...countingTerms]), compounds);
}

/** The words of a question without the first place of each name, in lower case between spaces. */
export const withoutNames = (question: string, naming: readonly string[]): string =>
  naming.reduce((text, name) => text.replace(` ${name} `, ' '), ` ${wordsOf(question).join(' ')} `);
