import type { Turn } from '../types.ts';
import type { Place } from './best-quote.ts';
import { reach } from './rank-sentences.ts';
import { type SaidSentence, saidSentences } from './said-sentences.ts';

/**
 * The sentence before a place, of the same turn or of the turn before. If it is a question that names none of the
 * matter, the nearest sentence before it that does comes first. Empty at the beginning.
 *
 * @param matter terms of what was asked
 */
export function sentencesBefore(
  turns: readonly Pick<Turn, 'text'>[],
  { turn, from }: Pick<Place, 'turn' | 'from'>,
  matter: ReadonlySet<string>,
): Pick<SaidSentence, 'turn' | 'text' | 'isAsked'>[] {
  const first = Math.max(0, turn - reach.near - 1);
  const near = turns.slice(first, turn + 1).map((one) => ({ ...one, speaker: null, start: null }));
  const said = saidSentences({ turns: near })
    .map((one) => ({ ...one, turn: one.turn + first }))
    .filter((one) => one.turn < turn || one.to <= from);
  const before = said.at(-1);
  if (!before) return [];
  const names = ({ terms }: SaidSentence) => terms.some((term) => matter.has(term));
  if (!before.isAsked || names(before)) return [before];
  const earlier = said.slice(-1 - reach.near, -1).findLast(names);
  return earlier ? [earlier, before] : [before];
}
