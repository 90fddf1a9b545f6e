import type { AskMeasure } from '@rapport/contract';
import { statesOf } from './query-words.ts';
import type { ShownQuery } from './shown-query.ts';

/** The same query of another measure; a state that this one does not have is left out. */
export function withMeasure(shown: ShownQuery, measure: AskMeasure): ShownQuery {
  const { state } = shown.query;
  const keepsState = state !== null && statesOf(measure).includes(state);
  return { ...shown, query: { ...shown.query, measure, state: keepsState ? state : null } };
}
