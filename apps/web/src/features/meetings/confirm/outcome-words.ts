import type { ConfirmQuestion } from '@rapport/contract';
import { counted, listed, plural } from '@/lib/number-words.ts';
import type { Answer, Confirming } from './confirming-state.ts';
import { kinds } from './confirming-state.ts';

type Kept = Record<ConfirmQuestion['kind'], ConfirmQuestion[]>;

/** The questions that were answered with yes, by kind. */
export function keptOf({ questions, answers }: Confirming): Kept {
  const kept: Kept = { speaker: [], decision: [], action: [], question: [] };
  for (const kind of kinds)
    kept[kind] = questions.filter((one) => one.kind === kind && answers.get(one.id)?.is === 'yes');
  return kept;
}

const isEdited = (answer: Answer) => answer.is === 'yes' && Object.keys(answer.edits).length > 0;

/** 'All 14 answered, in 52 seconds', and what became of them. */
export function outcomeSentences({ questions, answers }: Confirming, tookMs: number) {
  const given = [...answers.values()];
  const count = (is: Answer['is']) => given.filter((answer) => answer.is === is).length;
  const [yes, no, changed] = [count('yes'), count('no'), count('changed')];
  const corrected = given.filter(isEdited).length;
  const parts = [
    yes - corrected > 0 && `kept ${yes - corrected}`,
    corrected > 0 && `corrected ${corrected}`,
    no > 0 && `took out ${no}`,
  ].filter((part) => part !== false);
  const title =
    yes + no === questions.length
      ? `${questions.length > 1 ? `All ${questions.length}` : 'It is'} answered, in ${lasting(tookMs)}`
      : `${yes + no} of ${questions.length} answered`;
  return {
    title,
    lines: [
      parts.length > 0 && `You ${listed(parts)}. It stays so when the meeting is read again.`,
      changed > 0 &&
        `${counted(changed, 'question')} ${plural(changed, 'was', 'were')} answered by somebody else, or changed, in the meantime. Nothing of yours was saved there.`,
    ].filter((line) => line !== false),
  };
}

/** '52 seconds', '3 minutes' */
function lasting(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 100 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute');
}
