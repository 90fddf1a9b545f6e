import { fold as foldLetters } from '@/lib/word-matcher.ts';

/** From `start` up to `end`, in UTF-16 units. */
export type TextMatch = { start: number; end: number };

/** Ignores case and accents. Prefers the beginning of a word. */
export function matchText(text: string, typed: string): TextMatch | undefined {
  const wanted = fold(typed.trim()).folded;
  if (!wanted) return undefined;
  const { folded, origins } = fold(text);
  const at = ` ${folded}`.indexOf(` ${wanted}`);
  const from = at === -1 ? folded.indexOf(wanted) : at;
  const start = origins[from];
  if (from === -1 || start === undefined) return undefined;
  // A letter may be folded into two: 'a' matches the whole 'æ'.
  const end = origins.find(
    (origin, unit) => unit >= from + wanted.length && origin > (origins[unit - 1] ?? 0),
  );
  return { start, end: end ?? text.length };
}

/** Lower case without accents; `origins` maps each UTF-16 unit to its index in `text`. */
function fold(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldLetters(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    at += character.length;
  }
  return { folded, origins };
}
