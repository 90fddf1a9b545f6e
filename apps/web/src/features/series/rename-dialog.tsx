import { type Series, titleLengthMax } from '@rapport/contract';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine, Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useRenameSeries } from './api/change-series.ts';

type RenameDialogProps = { series: Series; onClose: () => void };

export function RenameDialog({ series: { id, name, isRenamed }, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const rename = useRenameSeries(id);
  const formId = useId();
  const wanted = typed.trim();
  const canSubmit = wanted !== '' && wanted !== name && !rename.isPending;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename the series"
      description="The titles of its meetings stay as they are."
      footer={
        <>
          {isRenamed && (
            <Button
              className="mr-auto"
              disabled={rename.isPending}
              onClick={() => rename.mutate({ name: null }, { onSuccess: onClose })}
            >
              Use the titles
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!canSubmit && !rename.isPending}
            busy={rename.isPending}
          >
            Rename
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSubmit) rename.mutate({ name: wanted }, { onSuccess: onClose });
        }}
      >
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={titleLengthMax}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <p role="alert" className="mt-2 empty:hidden">
          {rename.error && (
            <ErrorLine>
              {refusalSentence(rename.error, { else: 'The name could not be saved. Try again.' })}
            </ErrorLine>
          )}
        </p>
      </form>
    </Dialog>
  );
}
