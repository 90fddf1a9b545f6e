import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';
import { notify } from '@/components/ui/notify.ts';
import { capitalised } from '@/lib/number-words.ts';
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
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      notify.success(`${capitalised(noun)} copied.`);
    } catch {
      notify.error(`The ${noun} could not be copied. Please select and copy it.`);
    }
  };
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
        <div className="flex gap-2 rounded-control border border-line-2 bg-sunken p-3 max-md:flex-col">
          <Input
            readOnly
            aria-label={capitalised(noun)}
            className="md:flex-1"
            value={secret}
            onFocus={({ target }) => target.select()}
          />
          <Button icon={Copy} onClick={() => void copy()}>
            Copy
          </Button>
        </div>
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
