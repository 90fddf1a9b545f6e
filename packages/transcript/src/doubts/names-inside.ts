import { namesInsideTurns } from '../2-turns/names-inside.ts';
import type { Doubt, Turn } from '../types.ts';
import { shownLine } from './shown-line.ts';

const shownLines = 3;
/** In characters, of the words before the name. */
const before = 40;

export function namesInsideDoubt(
  turns: readonly Turn[],
): Extract<Doubt, { kind: 'names-inside' }> | null {
  const found = namesInsideTurns(turns);
  if (found.length === 0) return null;
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  const people = new Set(found.map(({ name }) => name).filter((name) => !speakers.has(name)));
  return {
    kind: 'names-inside',
    names: found.length,
    people: people.size,
    lines: found.slice(0, shownLines).map(({ text, from }) => {
      const cut = from > before;
      const line = cut ? text.slice(from - before).replace(/^\S*\s/, '…') : text;
      return shownLine(line);
    }),
  };
}
