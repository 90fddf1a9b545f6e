import { type Loosening, trustSubjectWords } from '@rapport/contract';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { useSendsMail } from '@/lib/sign-in-ways.ts';

type LooseningDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  loosened: readonly Loosening[];
  busy: boolean;
  onConfirm: () => void;
};

/** Lists what becomes visible to whom, before it is saved. */
export function LooseningDialog({ loosened, ...props }: LooseningDialogProps) {
  const told = useSendsMail()
    ? 'All members get an e-mail that says what changes, and who changed it.'
    : 'No mail server is set up, so no e-mail is sent: the bell tells all members that more becomes visible.';
  return (
    <ConfirmDialog
      {...props}
      title="Show more than before"
      sentence={`${told} The audit log records the change.`}
      confirmLabel="Save and Tell All Members"
    >
      <ul aria-label="What becomes visible" className="mt-1 grid border-line-2 border-t">
        {loosened.map(({ subject, effect }) => (
          <li key={subject} className="border-line border-b py-2">
            <p className="font-medium">{trustSubjectWords[subject]}</p>
            <p className="text-pretty text-ink-2">{effect}</p>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
