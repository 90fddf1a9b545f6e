import type { Doubt, Turn } from '../types.ts';
import { shownLine } from './shown-line.ts';

const leastShare = 1 / 3;
const leastWords = 100;
const shownLines = 3;
const unknown = /^(?:unknown|unidentified|unnamed)\b/i;

/** A third of the words without a speaker, in a file that names some. */
export function unattributedDoubt(
  turns: readonly Turn[],
): Extract<Doubt, { kind: 'unattributed' }> | null {
  const said = turns.filter(({ written }) => !written);
  const nobodys = said.filter(({ speaker }) => speaker === null || unknown.test(speaker));
  const words = sum(said);
  const share = sum(nobodys) / words;
  if (nobodys.length === said.length || words < leastWords || share < leastShare) return null;
  return {
    kind: 'unattributed',
    share: Math.round(share * 1000) / 1000,
    from: nobodys.find(({ start }) => start !== null)?.start ?? null,
    lines: nobodys.slice(0, shownLines).map(({ text }) => shownLine(text)),
  };
}

const sum = (turns: readonly Turn[]) => turns.reduce((total, { words }) => total + words, 0);
