import type { TranscriptTurn } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { getMeetingTranscript } from '../meetings/read-transcript.ts';

/** Turns from a position on, and the position of the next one; null at the end. */
export async function readTurns(
  db: Database,
  member: Member,
  id: string,
  { from, most }: { from: number; most: number },
): Promise<{ turns: TranscriptTurn[]; next: number | null }> {
  const { readPieces } = await getMeetingTranscript(db, member, id);
  const turns: TranscriptTurn[] = [];
  for await (const piece of readPieces())
    for (const turn of piece) {
      if (turn.position < from) continue;
      if (turns.length === most) return { turns, next: turn.position };
      turns.push(turn);
    }
  return { turns, next: null };
}
