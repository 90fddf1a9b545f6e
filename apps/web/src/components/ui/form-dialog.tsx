import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Refused } from './refused.tsx';

export type FormDialogProps = {
  title: string;
  description: string;
  submitLabel: string;
  canSubmit: boolean;
  busy: boolean;
  error: Error | null;
  /** Shown for errors without a sentence of their own. */
  failure: string;
  /** An alternative button, left of 'Cancel'. */
  aside?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A dialog with one form. Shows why the server refused it. */
export function FormDialog(props: FormDialogProps) {
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
          {props.aside}
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
        <Refused error={error} sentences={{ else: props.failure }} />
      </form>
    </Dialog>
  );
}
