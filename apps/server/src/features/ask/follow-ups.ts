import type { AskKind } from '@rapport/contract';
import type { Understood } from './understand-question.ts';

type Wording = { kind: AskKind; of: (matter: string) => string };

const wordings: readonly Wording[] = [
  { kind: 'outcomes', of: (matter) => `What was decided about ${matter}?` },
  { kind: 'count', of: (matter) => `Who spoke about ${matter}?` },
  { kind: 'change', of: (matter) => `How did ${matter} change over time?` },
  { kind: 'look-up', of: (matter) => `What was said about ${matter}?` },
];
const followUpsMax = 3;
/** Subjects with more words do not read well in a question. */
const wordsMax = 4;

/** Other kinds of questions about the same subject. */
export function followUpsOf({ reading: { kind, words } }: Understood): string[] {
  if (words.length === 0 || words.length > wordsMax) return [];
  const matter = words.join(' ');
  return wordings
    .filter((wording) => wording.kind !== kind)
    .slice(0, followUpsMax)
    .map(({ of }) => of(matter));
}
