import type { Time } from './times.ts';

export type Timed = { text: string; start: Time | null; end: Time | null };
type Word = Timed & { speaker: string | null };

/** In seconds. */
const longestPause = 2;
const mostWithBlank = 0.2;
/** In characters, of scripts without blanks between words. */
const longestUnspaced = 4;
const mark = /^[\p{P}\s]+$/u;
const ideograph = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Whether nearly every text is a single word. */
export function areWords(texts: readonly string[]): boolean {
  const longer = texts.filter((text) => {
    const word = text.trim();
    return /\s/.test(word) || (ideograph.test(word) && word.length > longestUnspaced);
  });
  return longer.length < texts.length * mostWithBlank;
}

/**
 * Joins words to pieces: a new one begins with another speaker, or after a sentence with a pause. Blanks stand
 * between them if none of them brings its own.
 * @param unit Of times that state none, per second
 */
export function joinWords(words: readonly Word[], unit: number): Word[] {
  const seconds = (time: Time | null) => (time ? time.value / (time.isSeconds ? 1 : unit) : null);
  const haveBlanks = words.some(({ text }) => /^\s|\s$/.test(text));
  const pieces: Word[] = [];
  for (const word of words) {
    const last = pieces.at(-1);
    if (last && mark.test(word.text)) {
      last.text += word.text;
      continue;
    }
    const pause = (seconds(word.start) ?? 0) - (seconds(last?.end ?? last?.start ?? null) ?? 0);
    const isNew =
      !last ||
      (word.speaker !== null && word.speaker !== last.speaker) ||
      (pause > longestPause && /[.?!…]\s*$/.test(last.text)) ||
      pause < 0;
    if (isNew) pieces.push({ ...word, speaker: word.speaker ?? last?.speaker ?? null });
    else {
      last.text += (haveBlanks ? '' : ' ') + word.text;
      last.end = word.end ?? last.end;
    }
  }
  return pieces;
}
