import {
  correctedWordsLengthMax,
  glossaryTermLengthMax,
  type TranscriptTurn,
} from '@rapport/contract';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { TextareaField } from '@/components/ui/control-fields.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { changedWords, newTerm } from './changed-words.ts';
import { CorrectionForm } from './correction-form.tsx';

type WordsDialogProps = {
  meetingId: string;
  /** As it was when the dialog opened. */
  turn: TranscriptTurn;
  name: string;
  onClose: () => void;
};

/** Corrects what a turn says. Only the sentences that change become a correction. */
export function WordsDialog({ meetingId, turn, name, onClose }: WordsDialogProps) {
  const [typed, setTyped] = useState(turn.text);
  const [isRemembered, setIsRemembered] = useState(false);
  const changed = changedWords(turn.text, typed);
  const term = changed ? newTerm(changed) : undefined;
  const problem = changed && problemOf(changed);
  const remember = isRemembered && term !== undefined && { remember: term };
  return (
    <CorrectionForm
      title={`Correct words of ${name}`}
      description="What was heard or written wrong. The words as read stay known, and the analysis runs again."
      submitLabel="Correct"
      change={
        changed !== null &&
        !problem && {
          correction: { kind: 'set-words', turn: turn.position, ...changed, ...remember },
          done: 'The words were corrected.',
        }
      }
      {...{ meetingId, onClose }}
    >
      <TextareaField
        label="Words"
        rows={Math.min(14, Math.max(4, Math.ceil(turn.text.length / 60)))}
        value={typed}
        onValueChange={setTyped}
      />
      {problem && <ErrorLine>{problem}</ErrorLine>}
      {term !== undefined && term.length <= glossaryTermLengthMax && (
        <Checkbox
          label={`Remember ‘${term}’ for recordings`}
          checked={isRemembered}
          onChange={({ target }) => setIsRemembered(target.checked)}
        />
      )}
    </CorrectionForm>
  );
}

function problemOf({ text, words }: { text: string; words: string }): string | null {
  if (words === '') return 'Words can be corrected, not removed.';
  if (Math.max(text.length, words.length) > correctedWordsLengthMax)
    return `A correction may have at most ${correctedWordsLengthMax.toLocaleString('en')} characters.`;
  return null;
}
