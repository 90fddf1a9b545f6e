export type Piece = {
  text: string;
  speaker: string | null;
  start: number | null;
  end: number | null;
};

/** `isMark` is true for punctuation, which is written without a blank before it. */
type Word = Piece & { isMark: boolean };

/** In the unit of the file, seconds for all services that list words. */
const longestPause = 2;

/** Joins words to pieces: a new one begins with another speaker, or after a sentence with a pause. */
export function piecesOfWords(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { isMark, ...word } of words) {
    const last = pieces.at(-1);
    if (word.text === '') continue;
    if (last && isMark) {
      last.text += word.text;
      continue;
    }
    const pause = (word.start ?? 0) - (last?.end ?? 0);
    const isNew =
      !last ||
      (word.speaker !== null && word.speaker !== last.speaker) ||
      (pause > longestPause && /[.?!…]$/.test(last.text));
    if (isNew) pieces.push({ ...word, speaker: word.speaker ?? last?.speaker ?? null });
    else {
      last.text += ` ${word.text}`;
      last.end = word.end ?? last.end;
    }
  }
  return pieces;
}
