import type { TranscriptTurn } from '@rapport/contract';

type Span = { from: number; to: number };

/** What is listened to: a turn, or a quotation in it. Seconds of the recording. */
export type Piece = {
  turn: number;
  /** The words in the text of the turn; null for all. */
  span: Span | null;
  start: number;
  end: number;
};

/** A usual pace, for a turn that nothing follows. */
const charactersPerSecond = 15;

/** When turns begin and end, by position; one without an end lasts until the next begins. */
export function timedTurns(turns: readonly TranscriptTurn[]) {
  return turns.flatMap(({ position, participantId, start, end, text }, at) => {
    if (start === null) return [];
    const until = end ?? nextStart(turns, at) ?? start + text.length / charactersPerSecond;
    return [{ position, participantId, start, end: Math.max(until, start), text }];
  });
}

function nextStart(turns: readonly TranscriptTurn[], at: number): number | null {
  return turns.find(({ start }, later) => later > at && start !== null)?.start ?? null;
}

export type TimedTurn = ReturnType<typeof timedTurns>[number];

/** Words have no times of their own: theirs are in proportion to the turn's. */
export function pieceOf({ position, start, end, text }: TimedTurn, span: Span | null): Piece {
  const at = (character: number) => start + ((end - start) * character) / Math.max(1, text.length);
  return {
    turn: position,
    span,
    start: span ? at(span.from) : start,
    end: span ? at(span.to) : end,
  };
}

/** The turn at a second, or the last one before it. */
export const turnAtSecond = (turns: readonly TimedTurn[], second: number): TimedTurn | undefined =>
  turns.findLast(({ start }) => start <= second) ?? turns[0];

/** The turn before (-1) or after (1) that of a second. */
export function neighbour(
  turns: readonly TimedTurn[],
  second: number,
  step: -1 | 1,
): TimedTurn | undefined {
  const at = turns.findLastIndex(({ start }) => start <= second);
  return turns[Math.min(turns.length - 1, Math.max(0, at + step))];
}

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export function nextSpeed(speed: number, step: -1 | 1): number {
  const at = [...speeds].findIndex((one) => one >= speed);
  return speeds[Math.min(speeds.length - 1, Math.max(0, at + step))] ?? 1;
}
