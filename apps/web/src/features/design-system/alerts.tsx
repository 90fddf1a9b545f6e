import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { notify } from '@/components/ui/notify.ts';
import { Toast } from '@/components/ui/toast.tsx';
import { Part, Samples } from './part.tsx';

const toasts = [
  { kind: 'success', sentence: 'Transcript uploaded successfully!' },
  { kind: 'error', sentence: 'Retry failed: the queue is not answering' },
] as const;

export function Alerts() {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<'dialog' | 'question'>();
  const close = () => setOpen(undefined);
  return (
    <Part title="Alerts" caption="As a toast, at a field, or as a dialog">
      {toasts.map(
        ({ kind, sentence }) =>
          !dismissed.includes(kind) && (
            <Toast
              key={kind}
              kind={kind}
              sentence={sentence}
              onDismiss={() => setDismissed([...dismissed, kind])}
            />
          ),
      )}
      <Samples label="In use">
        <Button size="small" onClick={() => notify.success('Saved')}>
          Show a toast
        </Button>
        <Button size="small" onClick={() => notify.error('That could not be saved')}>
          Show an error
        </Button>
        <Button size="small" onClick={() => setOpen('dialog')}>
          Open a dialog
        </Button>
        <Button size="small" variant="danger" onClick={() => setOpen('question')}>
          Ask before deleting
        </Button>
      </Samples>
      <ErrorLine>Please enter a valid email address</ErrorLine>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="A dialog"
        footer={<Button onClick={close}>Close</Button>}
      >
        <p>It takes the focus, keeps it, and returns it on closing.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={close}
        title="Delete nothing?"
        sentence="Nothing is deleted here. The focus starts on Cancel."
        confirmLabel="Delete"
        destructive
        onConfirm={close}
      />
    </Part>
  );
}
