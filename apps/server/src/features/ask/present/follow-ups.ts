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
const wordsMax = 3;

/** Other kinds of questions about the same subject, if the question names it as a thing: 'about the rota'. */
export function followUpsOf({ reading: { kind, words }, texts }: Understood): string[] {
  if (words.length === 0 || words.length > wordsMax) return [];
  const matter = asWritten(words, texts);
  if (matter === null) return [];
  return wordings
    .filter((wording) => wording.kind !== kind)
    .slice(0, followUpsMax)
    .map(({ of }) => of(matter));
}

const naming =
  '(?<=(?:^|[^\\p{L}\\p{N}])(?:about|on|of|with|for|to|in|from|regarding|mention|mentioned|discuss|discussed|say|said|behind|against)(?: [“"])?[ “"])(?:(?:the|our|an?) )?|(?:the|our|an?) ';
const joining = '(?: (?:in|of|for|at|on|with|and|the))* ';

/** 'cold', 'store' and 'Rotterdam' as 'the cold store in Rotterdam', if the question has it so. */
function asWritten(words: readonly string[], question: string): string | null {
  // Words are letters, digits and apostrophes, which a pattern takes as they are.
  const subject = new RegExp(`(?:${naming})${words.join(joining)}(?![\\p{L}\\p{N}])`, 'iu');
  return subject.exec(question)?.[0] ?? null;
}
