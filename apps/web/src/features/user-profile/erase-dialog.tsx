import type { ErasurePreview, OrganizationUser } from '@rapport/contract';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userName } from '@/lib/user-words.ts';
import { useErasePerson, useErasurePreview } from './erase-person.ts';
import { erasureLines, isSameName } from './erasure-words.ts';

type EraseDialogProps = { user: OrganizationUser; open: boolean; onClose: () => void };

/** Shows the consequences of erasing a person; confirmed by typing the name. */
export function EraseDialog({ user, open, onClose }: EraseDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const { data: preview, error } = useErasurePreview(user.id, open);
  const erase = useErasePerson(user.id);
  const close = () => {
    if (erase.isPending) return;
    setTyped('');
    erase.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={`Erase ${userName(user)}`}
      description="This action cannot be undone."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            disabled={!preview || !isSameName(typed, preview.name)}
            busy={erase.isPending}
            busyLabel="Erasing..."
          >
            Erase person
          </Button>
        </>
      }
    >
      {preview ? (
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            erase.mutate(typed);
          }}
        >
          <Consequences preview={preview} hasAccount={user.rapportUser} />
          <InputField
            label={`Type ${preview.name} to confirm`}
            autoComplete="off"
            value={typed}
            disabled={erase.isPending}
            onValueChange={setTyped}
          />
        </form>
      ) : error ? (
        <p role="alert">
          <ErrorLine>
            {refusalSentence(error, {
              else: 'The consequences could not be loaded. Please try again.',
            })}
          </ErrorLine>
        </p>
      ) : (
        <Loading label="Loading the consequences..." block="h-40 w-full" />
      )}
      <Refused
        error={erase.error}
        sentences={{
          else: 'Failed to erase the person. Please try again.',
        }}
      />
    </Dialog>
  );
}

function Consequences(props: { preview: ErasurePreview; hasAccount: boolean }) {
  return (
    <ul className="grid gap-2 text-pretty text-ink-2">
      {erasureLines(props.preview, props.hasAccount).map((line) => (
        <li key={line} className="flex gap-2 before:text-ink-3 before:content-['–']">
          {line}
        </li>
      ))}
    </ul>
  );
}
