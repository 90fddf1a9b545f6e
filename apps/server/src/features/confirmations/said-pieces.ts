import type { SaidPiece } from '@rapport/contract';
import type { SaidTurn } from '../../ground/meeting/said-turn-repository.ts';

/** In characters: enough to judge a sentence by, little enough for a card. */
const pieceLengthMax = 400;

/** A turn, cut to the end that is next to the sentence; null if the transcript has no such turn. */
export type PieceAt = (turn: number, keep: 'start' | 'end') => SaidPiece | null;

export function piecesOf(rows: readonly SaidTurn[]): PieceAt {
  const byTurn = new Map(rows.map((row) => [row.turn, row]));
  return (turn, keep) => {
    const row = byTurn.get(turn);
    if (!row) return null;
    const { text, start, speaker } = row;
    return { turn, text: cut(text, keep), start, speaker };
  };
}

function cut(text: string, keep: 'start' | 'end'): string {
  if (text.length <= pieceLengthMax) return text;
  return keep === 'start'
    ? `${text.slice(0, pieceLengthMax).replace(/\s+\S*$/, '')} …`
    : `… ${text.slice(-pieceLengthMax).replace(/^\S*\s+/, '')}`;
}
