import { endpoints, importColumns } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { CsvPicker } from './csv-picker.tsx';
import { importFileError, templateAddress } from './import-file.ts';
import { ImportOutcome } from './import-outcome.tsx';

type ImportDialogProps = { open: boolean; onClose: () => void };

export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const errorId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [choiceError, setChoiceError] = useState<string>();
  const importing = useImportUsers();
  const { data: result, isPending } = importing;
  const error = choiceError ?? (importing.error && importRefusal(importing.error));

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setChoiceError(chosen ? importFileError(chosen) : undefined);
    importing.reset();
  };
  const close = () => {
    // Closing would lose the result.
    if (isPending) return;
    choose(null);
    onClose();
  };
  const start = () => {
    const problem = importFileError(file);
    setChoiceError(problem);
    if (file && !problem) importing.mutate(file);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Import users"
      description={
        result
          ? undefined
          : 'People are added as Synced and can then be invited. Existing people are updated by e-mail address.'
      }
      footer={
        result ? (
          <>
            <Button onClick={() => choose(null)}>Import another file</Button>
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isPending} onClick={close}>
              Cancel
            </Button>
            <Button
              variant="primary"
              icon={Upload}
              busy={isPending}
              busyLabel="Importing..."
              onClick={start}
            >
              Import
            </Button>
          </>
        )
      }
    >
      {result ? (
        <ImportOutcome result={result} />
      ) : (
        <div className="grid gap-2">
          <CsvPicker
            file={file}
            disabled={isPending}
            describedBy={error ? errorId : undefined}
            onChange={choose}
          />
          <p id={errorId} role="alert" className="empty:hidden">
            {error && <ErrorLine>{error}</ErrorLine>}
          </p>
          <p className="text-12 text-ink-2">
            The first line names the columns, in any order: email, and any of{' '}
            <span className="wrap-anywhere">{importColumns.slice(1).join(', ')}</span>. Missing
            columns leave existing values unchanged. Separate teams by semicolons.
          </p>
          <p>
            <a
              href={templateAddress}
              download="rapport-users-template.csv"
              className="inline-flex items-center gap-1.5 font-medium text-accent underline-offset-2 hover:underline max-md:min-h-11"
            >
              <Download aria-hidden className="size-4" />
              Download template
            </a>
          </p>
        </div>
      )}
    </Dialog>
  );
}

function importUsers(file: File) {
  const body = new FormData();
  body.append('file', file);
  return call(endpoints.users.importFile, { body });
}

function useImportUsers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: importUsers,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}

function importRefusal(error: Error): string {
  const failed = 'Failed to import users. Please try again.';
  return refusalSentence(error, {
    403: "You don't have permission to import users.",
    500: failed,
    else: failed,
  });
}
