import type { Meeting } from '../types.ts';
import { termsOf } from '../words/terms.ts';
import type { Place } from './best-quote.ts';
import { sentencesIn } from './sentences.ts';

/**
 * Whether the words at a place, or the sentence before them, have one of the terms. The sentence before may be another
 * person's: a question is followed by its answer.
 */
export function namesMatter(
  { turns }: Pick<Meeting, 'turns'>,
  { turn, from, to }: Place,
  terms: ReadonlySet<string>,
): boolean {
  const text = turns[turn]?.text ?? '';
  const earlier = text.slice(0, from).trim() === '' ? turns[turn - 1]?.text : text.slice(0, from);
  const before = lastSentence(earlier ?? '');
  return termsOf(`${before} ${text.slice(from, to)}`).some((term) => terms.has(term));
}

function lastSentence(text: string): string {
  const last = sentencesIn(text).at(-1);
  return last ? text.slice(last.from, last.to) : '';
}
