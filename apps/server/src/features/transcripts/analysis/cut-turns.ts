/** Limits of one message or statement. A longer turn is a piece of its own. */
export const turnsPerPiece = 500;
const charactersPerPiece = 100_000;

export function* cutTurns<T extends { text: string }>(turns: readonly T[]): Generator<T[]> {
  let piece: T[] = [];
  let characters = 0;
  for (const turn of turns) {
    const isFull =
      piece.length === turnsPerPiece || characters + turn.text.length > charactersPerPiece;
    if (isFull && piece.length > 0) {
      yield piece;
      piece = [];
      characters = 0;
    }
    piece.push(turn);
    characters += turn.text.length;
  }
  if (piece.length > 0) yield piece;
}

/** Cuts rows by their number alone, for rows that are all small. */
export function* cutRows<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += turnsPerPiece)
    yield rows.slice(start, start + turnsPerPiece);
}
