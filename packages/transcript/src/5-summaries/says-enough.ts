import type { Quotable } from './quotable.ts';
import { kindsOf } from './substance.ts';

const fewestContentWords = 3;
const longWords = 12;
/** What says enough with one content word less. */
const substantial = new Set(['money', 'percent', 'date', 'decision']);
/** Two of these say enough in a long sentence with a single content word. */
const exact = new Set(['money', 'percent', 'date', 'duration', 'figure', 'code']);

/** Whether a sentence names enough to tell a reader who was not there what it is about. */
export function saysEnough({ sentence, words }: Pick<Quotable, 'sentence' | 'words'>): boolean {
  const { text, keys } = sentence;
  const content = new Set(keys.filter((key) => key !== null)).size;
  if (content >= fewestContentWords || content === 0) return content > 0;
  const kinds = kindsOf(text);
  if (words >= longWords && kinds.filter((kind) => exact.has(kind)).length > 1) return true;
  return content === fewestContentWords - 1 && kinds.some((kind) => substantial.has(kind));
}
