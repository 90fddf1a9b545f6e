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

/**
 * Letters that every turn in ASCII has, in upper or lower case, that a count of mentions can rest on; null if it can rest
 * on other turns.
 */
export const lettersToCount = ({
  kind,
  phrase: [form = ''],
}: Pick<Question, 'kind' | 'phrase'>): string | null =>
  kind === 'people' || form === '' ? null : lettersOf(form);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with one.
const plain = /^[\x00-\x7f]*$/;

/** A plural differs at the end alone: 'companies', 'company'. */
const lettersOf = (form: string): string => form.slice(0, Math.max(1, form.length - 1));

/** Quicker than parting a text into words. */
const mayMention = (text: string, form: string): boolean =>
  !plain.test(text) || text.toLowerCase().includes(lettersOf(form));
