import { actionTextLengthMax, findingLengthMax } from '@rapport/contract';
import { type KeyboardEvent, useState } from 'react';
import { TextareaField } from '@/components/ui/control-fields.tsx';

type EditFieldsProps = {
  formId: string;
  text: string;
  isAction: boolean;
  onSave: (words: string) => void;
};

/** The sentence as a field. Enter saves. */
export function EditFields({ formId, text, isAction, onSave }: EditFieldsProps) {
  const [words, setWords] = useState(text);
  const isEmpty = words.trim() === '';
  return (
    <form
      id={formId}
      noValidate
      className="border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onSave(words.trim());
      }}
    >
      <TextareaField
        label="In better words"
        error={isEmpty ? 'Enter the words.' : undefined} // The person has just asked to edit it.
        ref={(field) => field?.focus()}
        rows={2}
        maxLength={isAction ? actionTextLengthMax : findingLengthMax}
        value={words}
        onValueChange={setWords}
        onKeyDown={submitByEnter}
      />
    </form>
  );
}

function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}
