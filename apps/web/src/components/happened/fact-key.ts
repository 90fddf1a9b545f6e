import type { Happened } from '@rapport/contract';

/** Differs for all facts of a period. */
export function factKey(fact: Happened): string {
  if ('series' in fact) return `${fact.kind} ${fact.series.id}`;
  if ('person' in fact) return `${fact.kind} ${fact.person?.id}`;
  if (fact.kind === 'vote-passed')
    return `${fact.kind} ${fact.quote && `${fact.quote.meetingId} ${fact.quote.turn} ${fact.quote.quote}`}`;
  return fact.kind === 'topic-first' ? `${fact.kind} ${fact.topic}` : fact.kind;
}
