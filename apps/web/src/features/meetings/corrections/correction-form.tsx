import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

type CorrectionFormProps = {
  title: string;
  description: string;
  submitLabel: string;
  canSubmit: boolean;
  busy: boolean;
  error: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A dialog with one correction. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { title, description, submitLabel, canSubmit, busy, error, onSubmit, onClose } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!canSubmit && !busy}
            busy={busy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSubmit && !busy) onSubmit();
        }}
      >
        {props.children}
        <p role="alert" className="empty:hidden">
          {error && (
            <ErrorLine>
              {refusalSentence(error, { else: 'The correction could not be saved. Try again.' })}
            </ErrorLine>
          )}
        </p>
      </form>
    </Dialog>
  );
}
