import type { Quotable } from './quotable.ts';
import { kindsOf } from './substance.ts';

const fewestContentWords = 3;
/** A sum, a day or a decision says enough with fewer. */
const substantial = new Set(['money', 'percent', 'date', 'decision']);

/** Whether a sentence names enough to tell a reader who was not there what it is about. */
export function saysEnough({ sentence: { text, keys } }: Pick<Quotable, 'sentence'>): boolean {
  const content = new Set(keys.filter((key) => key !== null)).size;
  if (content >= fewestContentWords) return true;
  return content === fewestContentWords - 1 && kindsOf(text).some((kind) => substantial.has(kind));
}
