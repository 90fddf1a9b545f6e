import { mentions } from '../question/phrase.ts';
import type { Question } from '../question/read-question.ts';
import type { Turn } from '../types.ts';

/**
 * Positions of the turns that a count of mentions can rest on: those that mention the phrase, and for questions about
 * who spoke with whom the turns beside them.
 */
export function turnsToCount(
  turns: readonly Pick<Turn, 'text'>[],
  { kind, phrase }: Pick<Question, 'kind' | 'phrase'>,
): number[] {
  const found = [...turns.keys()].filter((at) => {
    const text = turns[at]?.text ?? '';
    return mayMention(text, phrase[0] ?? '') && mentions(text, phrase);
  });
  if (kind !== 'people') return found;
  const near = new Set(found.flatMap((at) => [at - 1, at, at + 1]));
  return [...near].filter((at) => at in turns).toSorted((one, other) => one - other);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with one.
const plain = /^[\x00-\x7f]*$/;

/** Quicker than parting a text into words. A plural differs at the end alone: 'companies', 'company'. */
const mayMention = (text: string, form: string): boolean =>
  !plain.test(text) || text.toLowerCase().includes(form.slice(0, Math.max(1, form.length - 1)));
