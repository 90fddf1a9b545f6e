import type { Happened } from '@rapport/contract';

/** Differs for all facts of a period. */
export function factKey(fact: Happened): string {
  if ('series' in fact) return `${fact.kind} ${fact.series.id}`;
  if ('person' in fact) return `${fact.kind} ${fact.person?.id}`;
  return fact.kind === 'topic-first' ? `${fact.kind} ${fact.topic}` : fact.kind;
}
