import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { CopyField } from '@/components/ui/copy-field.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload.ts';

type SecretDialogProps = {
  /** The kind of secret, such as 'secret' or 'token'. */
  noun: string;
  secret: string;
  title: string;
  description: string;
  /** What happens if it was not stored. */
  loss: string;
  onStored: () => void;
};

/** The secret is shown once, so other ways to close the dialog ask first. */
export function SecretDialog({
  noun,
  secret,
  title,
  description,
  loss,
  onStored,
}: SecretDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  useAskBeforeUnload(true);
  return (
    <>
      <Dialog
        open
        onOpenChange={() => setIsAsking(true)}
        title={title}
        description={description}
        startsAt="input"
        footer={
          <Button variant="primary" onClick={onStored}>
            I have stored it
          </Button>
        }
      >
        <CopyField noun={noun} value={secret} />
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Close without storing it?"
        sentence={`The ${noun} is not shown again. ${loss}`}
        confirmLabel="Close"
        cancelLabel="Back"
        onConfirm={onStored}
      />
    </>
  );
}
