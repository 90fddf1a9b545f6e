import { writtenDay } from '@rapport/ask';
import { keepsNegation } from '../../model-texts/negation.ts';
import { judges, ordersMachine } from '../../model-texts/own-judgement.ts';
import { plainSentence } from '../../model-texts/plain-sentence.ts';
import { numbersIn } from '../../model-texts/said-numbers.ts';
import { namesUnsaid, wordsOf } from '../../model-texts/said-words.ts';
import type { QuoteToWrite } from './build-written-question.ts';
import type { WrittenForm } from './written-form.ts';

export type CheckedSentence = { text: string; quotes: number[] };

/** More than requested; limits endless answers. */
const mostSentences = 8;
/** Marks such as '[1]', which some models add. */
const marks = /\s*\[\d+(?:\s*,\s*\d+)*\]/g;

/**
 * Keeps the sentences that refer to quotes and contain no name, number or negation that these quotes do not contain.
 * Quotes are referred to by number.
 */
export function checkWritten(
  { sentences }: WrittenForm,
  quotes: readonly QuoteToWrite[],
): CheckedSentence[] {
  const byNumber = new Map(quotes.map((quote) => [quote.number, quote]));
  return sentences.slice(0, mostSentences).flatMap((sentence): CheckedSentence[] => {
    const named = [...new Set(sentence.quotes)].flatMap((number) => byNumber.get(number) ?? []);
    const text = plainSentence(sentence.text.replace(marks, ''));
    if (text === null || named.length === 0 || !isBorneOut(text, named)) return [];
    return [{ text, quotes: named.map(({ number }) => number) }];
  });
}

function isBorneOut(text: string, quotes: readonly QuoteToWrite[]): boolean {
  if (judges(text) || ordersMachine(text)) return false;
  const said = quotes.map((quote) => quote.text);
  const around = quotes.flatMap(({ meeting, day, speaker }) => [
    meeting ?? '',
    writtenDay(day),
    speaker ?? '',
  ]);
  if (namesUnsaid(text, wordsOf([...said, ...around]))) return false;
  const numbers = new Set(said.flatMap((one) => [...numbersIn(one)]));
  if (![...numbersIn(withoutDays(text, quotes))].every((number) => numbers.has(number)))
    return false;
  return keepsNegation(text, said);
}

/** Removes days of quotes before the check, since a sentence may state them. */
const withoutDays = (text: string, quotes: readonly QuoteToWrite[]): string =>
  quotes.reduce((rest, { day }) => rest.replaceAll(writtenDay(day), '').replaceAll(day, ''), text);
