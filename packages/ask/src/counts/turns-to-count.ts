import { mentions } from '../question/phrase.ts';
import type { Question } from '../question/read-question.ts';
import type { Turn } from '../types.ts';

/**
 * Positions of the turns that a count of mentions may need: those that mention the phrase and, for questions about
 * who spoke with whom, their neighbours.
 */
export function turnsToCount(
  turns: readonly Pick<Turn, 'text'>[],
  { kind, phrase, alone }: Pick<Question, 'kind' | 'phrase' | 'alone'>,
): number[] {
  // The first word alone shows whether it stands for the name.
  const sought = alone === undefined ? phrase : phrase.slice(0, 1);
  const found = [...turns.keys()].filter((at) => {
    const text = turns[at]?.text ?? '';
    return mayMention(text, phrase[0] ?? '') && mentions(text, sought);
  });
  if (kind !== 'people') return found;
  const near = new Set(found.flatMap((at) => [at - 1, at, at + 1]));
  return [...near].filter((at) => at in turns).toSorted((one, other) => one - other);
}

/**
 * Lower-case letters that must occur (in either case) in every ASCII turn that a count of mentions may need; null if
 * other turns may be needed too.
 */
export const lettersToCount = ({
  kind,
  phrase: [form = ''],
}: Pick<Question, 'kind' | 'phrase'>): string | null =>
  kind === 'people' || form === '' ? null : lettersOf(form);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range begins with a control character.
const plain = /^[\x00-\x7f]*$/;

/** Only the end of a word differs in the plural: 'companies', 'company'. */
const lettersOf = (form: string): string => form.slice(0, Math.max(1, form.length - 1));

/** Faster than splitting a text into words. */
const mayMention = (text: string, form: string): boolean =>
  !plain.test(text) || text.toLowerCase().includes(lettersOf(form));
