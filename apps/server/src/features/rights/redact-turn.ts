import type { TranscriptTurn } from '@rapport/contract';
import type { Redact } from './redact-names.ts';

/**
 * Corrected words are no longer marked in a text that has changed, because their places have. The file is deleted, so
 * turns can no longer be named.
 */
export function redactTurn<Turn extends Pick<TranscriptTurn, 'text' | 'corrected' | 'passages'>>(
  { corrected, passages: _, ...turn }: Turn,
  redact: Redact,
) {
  const text = redact(turn.text);
  if (!corrected || text !== turn.text) return { ...turn, text };
  const marks = corrected.map((one) => ({ ...one, read: redact(one.read) }));
  return { ...turn, text, corrected: marks };
}
