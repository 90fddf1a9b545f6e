import type { TextDocument } from './layout.ts';
import { isLength } from './stated-duration.ts';
import { countWords } from './word-count.ts';

type ClosingLength = { notes: string[]; words: number; document: TextDocument };

const lastLines = 4;

/** Takes a length of the meeting from below the talk, where it stands apart: `57 minutes`, `Duration: 10.48 minutes`. */
export function withoutClosingLength(document: TextDocument): ClosingLength {
  const { lines } = document;
  const filled = [...lines.keys()].filter((at) => lines[at]?.trim() !== '').slice(-lastLines);
  const at = filled.find(
    (one) => (lines[one - 1] ?? '').trim() === '' && isLength(lines[one] ?? ''),
  );
  const line = lines[at ?? -1];
  if (at === undefined || line === undefined || at === 0) return { notes: [], words: 0, document };
  const rest = lines.toSpliced(at, 1);
  return {
    notes: [line],
    words: countWords(line),
    document: { ...document, lines: rest, text: rest.join('\n') },
  };
}
