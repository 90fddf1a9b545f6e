import { termsOf } from '@rapport/ask';
import type { SupportedLanguage } from '@rapport/transcript';
import { clausesOf, keepsNegation } from '../../model-texts/negation.ts';
import { judges, ordersMachine } from '../../model-texts/own-judgement.ts';
import { plainSentence } from '../../model-texts/plain-sentence.ts';
import { numbersIn } from '../../model-texts/said-numbers.ts';
import { connectingWords } from './connecting-words.ts';

const longest = { words: 10, characters: 80 };
const ending = /[.…]+$/;

/**
 * A title whose words were all said in these texts, with their numbers, and that negates as the sentences that it is
 * about; else null. Names are words, too.
 */
export function checkTitle(
  title: string,
  said: readonly string[],
  {
    sentences = said,
    language = 'en',
  }: { sentences?: readonly string[]; language?: SupportedLanguage } = {},
): string | null {
  const text = plainSentence(title)?.replace(ending, '').trim();
  if (!text || text.length > longest.characters) return null;
  const terms = termsOf(text);
  // 'The depot of the' was cut off.
  if (terms.length > longest.words || isConnecting(terms.at(-1) ?? '')) return null;
  if (judges(text, language) || ordersMachine(text) || said.some(ordersMachine)) return null;
  const saidTerms = new Set(said.flatMap(termsOf));
  const numbers = new Set(said.flatMap((one) => [...numbersIn(one, language)]));
  const isSaid = (term: string) => saidTerms.has(term) || isConnecting(term) || numbers.has(term);
  if (!terms.every(isSaid)) return null;
  if (![...numbersIn(text, language)].every((number) => numbers.has(number))) return null;
  return keepsNegation(text, sentences.flatMap(clausesOf), { text: language, said: language })
    ? text
    : null;
}

const isConnecting = (term: string): boolean => connectingWords.has(term);
