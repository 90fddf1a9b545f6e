import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload.ts';

type RecoveryCodesDialogProps = { codes: readonly string[]; onStored: () => void };

/** The codes are shown once, so other ways to close the dialog ask first. */
export function RecoveryCodesDialog({ codes, onStored }: RecoveryCodesDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  useAskBeforeUnload(true);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    copyText(text, {
      done: 'Recovery codes copied.',
      failed: 'The recovery codes could not be copied. Please select and copy them.',
    });
  return (
    <>
      <Dialog
        open
        onOpenChange={() => setIsAsking(true)}
        title="Your recovery codes"
        description="Each signs you in once if you lose your phone. Store them where you find them without it. They are not shown again."
        footer={
          <Button variant="primary" onClick={onStored}>
            I have stored them
          </Button>
        }
      >
        <ul
          aria-label="Recovery codes"
          className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control border border-line-2 bg-sunken p-3 tabular-nums"
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button icon={Copy} onClick={copy}>
            Copy
          </Button>
          <Button
            icon={Download}
            onClick={() =>
              saveFile(new Blob([text], { type: 'text/plain' }), 'rapport-recovery-codes.txt')
            }
          >
            Download
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Close without storing them?"
        sentence="The recovery codes are not shown again. You can make new ones later."
        confirmLabel="Close"
        cancelLabel="Back"
        onConfirm={onStored}
      />
    </>
  );
}
