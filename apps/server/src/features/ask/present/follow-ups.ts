import type { AskKind } from '@rapport/contract';
import type { Understood } from '../question/understand-question.ts';

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
export function followUpsOf({ reading: { kind, words }, texts }: Understood): string[] {
  if (words.length === 0 || words.length > wordsMax) return [];
  const matter = asWritten(words, texts);
  return wordings
    .filter((wording) => wording.kind !== kind)
    .slice(0, followUpsMax)
    .map(({ of }) => of(matter));
}

const article = '(?<![\\p{L}\\p{N}])(?:(?:the|our|an?) )?';
const joining = '(?: (?:in|of|for|at|on|with|and|the))* ';

/** 'cold', 'store' and 'Rotterdam' as 'the cold store in Rotterdam', if the question has it so. */
function asWritten(words: readonly string[], question: string): string {
  // Words are letters, digits and apostrophes, which a pattern takes as they are.
  const subject = new RegExp(`${article}${words.join(joining)}(?![\\p{L}\\p{N}])`, 'iu');
  return subject.exec(question)?.[0] ?? words.join(' ');
}
