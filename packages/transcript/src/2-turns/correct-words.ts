import { countWords } from '../1-parse/word-count.ts';
import type { CorrectedWords, JoinedTurn, WordCorrection } from '../types.ts';
import { type PlacedWords, placeWords } from './place-words.ts';

/** Replaces words that people have corrected. Of two corrections of the same words, the later one applies. */
export function correctWords(
  turns: readonly JoinedTurn[],
  corrections: readonly WordCorrection[],
): JoinedTurn[] {
  const placed = Map.groupBy(placeWords(turns, corrections), ({ index }) => index);
  return turns.map((turn) => {
    const own = placed.get(turn.index);
    return own ? corrected(turn, own) : turn;
  });
}

/** The text of a turn as the file has it. */
export function textAsRead({
  text,
  corrected = [],
}: {
  text: string;
  corrected?: readonly CorrectedWords[] | undefined;
}): string {
  let rest = 0;
  const parts = corrected.map(({ from, to, read }) => {
    const part = text.slice(rest, from) + read;
    rest = to;
    return part;
  });
  return parts.join('') + text.slice(rest);
}

function corrected(turn: JoinedTurn, placed: readonly PlacedWords[]): JoinedTurn {
  const spans: CorrectedWords[] = [];
  let { cueEnds } = turn;
  let text = '';
  let rest = 0;
  let words = turn.words;
  for (const { at, correction } of placed) {
    text += turn.text.slice(rest, at);
    const before = countWords(text);
    const [read, now] = [countWords(correction.read), countWords(correction.words)];
    cueEnds = moved(cueEnds, { before, read, now });
    words += now - read;
    const from = text.length;
    text += correction.words;
    spans.push({ correction: correction.id, from, to: text.length, read: correction.read });
    rest = at + correction.read.length;
  }
  text += turn.text.slice(rest);
  const passages = turn.passages?.map((passage) => ({
    ...passage,
    from: placeNow(passage.from, placed),
    ...(passage.splits && {
      splits: passage.splits.map((split) => ({ ...split, from: placeNow(split.from, placed) })),
    }),
  }));
  return { ...turn, text, words, cueEnds, corrected: spans, ...(passages && { passages }) };
}

/** Where a place of the text as read is after corrections; one inside corrected words is at their end. */
function placeNow(place: number, placed: readonly PlacedWords[]): number {
  let moved = place;
  for (const { at, correction } of placed) {
    const end = at + correction.read.length;
    if (end <= place) moved += correction.words.length - correction.read.length;
    else if (at < place) moved += at + correction.words.length - place;
  }
  return moved;
}

/** The ends of cues after `read` words became `now` words; one in their midst keeps its share. */
const moved = (
  ends: readonly number[],
  { before, read, now }: { before: number; read: number; now: number },
): number[] =>
  ends.map((end) => {
    if (end <= before) return end;
    if (end >= before + read) return end + now - read;
    return before + Math.round(((end - before) / read) * now);
  });
