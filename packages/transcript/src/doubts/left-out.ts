import { countWords } from '../1-parse/word-count.ts';
import type { Doubt, Transcript, Turn } from '../types.ts';

const leastWords = 150;
const leastShare = 0.4;

/** Many words that stand between the turns, or beside them in JSON, in a file whose other words are turns. */
export function leftOutDoubt(
  { leftOut }: Pick<Transcript, 'leftOut'>,
  turns: readonly Turn[],
): Extract<Doubt, { kind: 'left-out' }> | null {
  const words = leftOut.apart ?? 0;
  const said = turns.reduce((sum, { text }) => sum + countWords(text), 0);
  const share = words / (words + said);
  return words >= leastWords && share >= leastShare
    ? { kind: 'left-out', words, share: Math.round(share * 1000) / 1000 }
    : null;
}
