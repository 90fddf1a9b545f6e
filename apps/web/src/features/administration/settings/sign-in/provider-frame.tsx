import type { SingleSignOn } from '@rapport/contract';
import { Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { useSendsMail } from '@/lib/sign-in-ways.ts';
import { onError, useDeleteProvider, type useSaveProvider } from './single-sign-on.ts';

type ProviderFrameProps = {
  provider: SingleSignOn['provider'];
  canSave: boolean;
  save: Pick<ReturnType<typeof useSaveProvider>, 'isPending' | 'error'>;
  onSave: () => void;
  /** The protocol's own fields. */
  children: ReactNode;
};

/** Saves or deletes the provider, for both protocols. */
export function ProviderFrame({ provider, canSave, save, onSave, children }: ProviderFrameProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteProvider();
  const sendsMail = useSendsMail();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !save.isPending) onSave();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Sign-in provider" className="w-full min-w-0">
      {children}
      <Refused
        error={save.error}
        sentences="The provider could not be saved. Please try again."
        className="mb-2"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          disabled={!canSave && !save.isPending}
          busy={save.isPending}
        >
          Save provider
        </Button>
        {provider && (
          <Button size="small" variant="danger" icon={Trash2} onClick={() => setIsAsking(true)}>
            Delete provider
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete provider"
        sentence={`Nobody can sign in with single sign-on any more, and passwords are on. People keep their accounts; those without a password set one by 'Forgot Password?'${sendsMail ? '' : ', whose link whoever runs the server has to hand on, because no mail server is set up'}.`}
        confirmLabel="Delete provider"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError, onSettled: () => setIsAsking(false) })}
      />
    </form>
  );
}
