import { actionTextLengthMax, findingLengthMax } from '@rapport/contract';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

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
      <Field label="In better words" error={isEmpty ? 'Enter the words.' : undefined}>
        {(control) => (
          <Textarea
            {...control}
            // The person has just asked to edit it.
            ref={(field) => field?.focus()}
            rows={2}
            maxLength={isAction ? actionTextLengthMax : findingLengthMax}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={submitByEnter}
          />
        )}
      </Field>
    </form>
  );
}

function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}
