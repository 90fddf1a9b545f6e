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
  return { start, end: origins[from + wanted.length] ?? text.length };
}

/** Lower case without accents; `origins` maps each UTF-16 unit to its index in `text`. */
function fold(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    at += character.length;
  }
  return { folded, origins };
}
