import {
  type ActionOwner,
  actionNoteLengthMax,
  actionTextLengthMax,
  type NewAction,
} from '@rapport/contract';
import { UserPlus, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField, TextareaField } from '@/components/ui/control-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { OwnerDialog } from './owner-dialog.tsx';

export type ActionFields = {
  text: string;
  owner: ActionOwner | null;
  dueDay: string | null;
  note: string | null;
};

type ActionDialogProps = {
  title: string;
  submitLabel: string;
  initial?: Partial<ActionFields>;
  /** Whether the words can be changed. */
  hasText?: boolean;
  busy?: boolean;
  error?: string | undefined;
  /** Additional fields below the others. */
  children?: ReactNode;
  onSubmit: (fields: ActionFields) => void;
  onClose: () => void;
};

/** Adds an action, or changes one. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, submitLabel, initial, hasText = true, busy, error, onSubmit, onClose } = props;
  const [text, setText] = useState(initial?.text ?? '');
  const [owner, setOwner] = useState(initial?.owner ?? null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [dueDay, setDueDay] = useState(initial?.dueDay ?? '');
  const [note, setNote] = useState(initial?.note ?? '');
  const [isTried, setIsTried] = useState(false);
  const textInput = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    // The focused field makes screen readers read out its error.
    if (text.trim() === '') return textInput.current?.focus();
    onSubmit({ text: text.trim(), owner, dueDay: dueDay || null, note: note.trim() || null });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      className="md:w-130"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy ?? false}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextareaField
          label="What is to be done"
          error={isTried && text.trim() === '' ? 'Enter what is to be done.' : undefined}
          ref={textInput}
          rows={3}
          maxLength={actionTextLengthMax}
          readOnly={!hasText}
          value={text}
          onValueChange={setText}
        />
        <fieldset className="mb-6 grid gap-2">
          <legend className="mb-1.5 font-medium">Owner</legend>
          <div className="flex items-center gap-1">
            <Button icon={UserPlus} onClick={() => setIsChoosing(true)}>
              {owner?.name ?? 'Choose an owner'}
            </Button>
            {owner && (
              <IconButton icon={X} label="Remove the owner" onClick={() => setOwner(null)} />
            )}
          </div>
        </fieldset>
        <InputField label="Due" type="date" value={dueDay} onValueChange={setDueDay} />
        <TextareaField
          label="Note"
          rows={2}
          maxLength={actionNoteLengthMax}
          value={note}
          onValueChange={setNote}
        />
        {props.children}
        <p role="alert" className="empty:hidden">
          {error && <ErrorLine>{error}</ErrorLine>}
        </p>
      </form>
      {isChoosing && (
        <OwnerDialog
          hasOwner={false}
          onChoose={(chosen) => {
            setOwner(chosen);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Dialog>
  );
}

/** The fields of the form in the format of the request. */
export function newActionOf(
  { owner, ...fields }: ActionFields,
  meetingId: string | null,
): NewAction {
  const chosen = owner && (owner.userId === null ? { name: owner.name } : { userId: owner.userId });
  return { ...fields, owner: chosen, meetingId };
}
