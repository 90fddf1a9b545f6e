import type { Turn } from '../types.ts';
import type { Place } from './best-quote.ts';
import { questionBefore, reach } from './rank-sentences.ts';
import { type SaidSentence, saidSentences } from './said-sentences.ts';

/**
 * The question just before a place, else the sentence before it, of the same turn or of the turn before. If a question
 * names none of the matter, the nearest sentence before it that does comes first. Empty at the beginning.
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
  const said = saidSentences({ turns: near }).map((one) => ({ ...one, turn: one.turn + first }));
  const at = said.findIndex((one) => one.turn === turn && one.from >= from);
  const question = questionBefore(said, at);
  const before = question ?? said[at - 1];
  if (!before) return [];
  const names = ({ terms }: SaidSentence) => terms.some((term) => matter.has(term));
  if (!question || names(question)) return [before];
  const place = said.indexOf(question);
  const earlier = said.slice(Math.max(0, place - reach.near), place).findLast(names);
  return earlier ? [earlier, question] : [question];
}
