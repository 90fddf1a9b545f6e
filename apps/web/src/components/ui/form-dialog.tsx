import { type ReactNode, useId } from 'react';
import type { RefusalTexts } from '@/lib/refusal-sentence.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Refused } from './refused.tsx';

export type FormDialogProps = {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  busyLabel?: string | undefined;
  cancelLabel?: string;
  variant?: 'primary' | 'danger';
  canSubmit: boolean;
  busy?: boolean;
  /** With `failure`, if the form sends something. */
  error?: Error | null;
  failure?: RefusalTexts;
  /** An alternative button, left of 'Cancel'. */
  aside?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A dialog with one form. Shows why the server refused it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, canSubmit, busy = false, error, onSubmit, onClose } = props;
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
          <Button onClick={onClose}>{props.cancelLabel ?? 'Cancel'}</Button>
          <Button
            variant={props.variant ?? 'primary'}
            type="submit"
            form={formId}
            disabled={!canSubmit && !busy}
            busy={busy}
            busyLabel={props.busyLabel}
          >
            {props.submitLabel}
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
          // In React's tree, the dialog may be inside of another form.
          event.stopPropagation();
          if (canSubmit && !busy) onSubmit();
        }}
      >
        {props.children}
        {props.failure && <Refused error={error} sentences={props.failure} />}
      </form>
    </Dialog>
  );
}
