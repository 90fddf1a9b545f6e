import { titleLengthMax } from '@rapport/contract';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine, Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useParticipantNotice } from '@/lib/use-active-features.ts';
import { ChosenFile } from './chosen-file.tsx';
import { FilePicker } from './file-picker.tsx';
import { titleFromFileName } from './transcript-file.ts';
import type { UploadQueue } from './use-upload-queue.ts';

type UploadDialogProps = {
  queue: UploadQueue;
  isDropTarget: boolean;
  open: boolean;
  onClose: () => void;
};

export function UploadDialog({ queue, isDropTarget, open, onClose }: UploadDialogProps) {
  const formId = useId();
  const errorId = useId();
  const notice = useParticipantNotice();
  const { files, choiceError, isUploading } = queue;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Upload Meeting Transcript"
      description="Rapport reads the transcript in the background. You can leave this page."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            icon={Upload}
            type="submit"
            form={formId}
            busy={isUploading}
            busyLabel="Uploading..."
          >
            Upload
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void queue.upload();
        }}
      >
        <Field
          label={
            <>
              Meeting Title <span className="font-body text-ink-3">(Optional)</span>
            </>
          }
          hint={titleHint(files.map(({ file }) => file.name))}
        >
          {(control) => (
            <Input
              {...control}
              value={queue.title}
              maxLength={titleLengthMax}
              disabled={isUploading || !queue.takesTitle}
              onChange={(event) => queue.setTitle(event.target.value)}
            />
          )}
        </Field>
        <div>
          <p className="mb-1.5 font-medium">Transcript</p>
          <FilePicker
            disabled={isUploading}
            isDropTarget={isDropTarget && !isUploading}
            describedBy={choiceError ? errorId : undefined}
            onFiles={queue.add}
          />
          <p id={errorId} role="alert" className="pt-1.5 empty:hidden">
            {choiceError && <ErrorLine>{choiceError}</ErrorLine>}
          </p>
        </div>
        <ul aria-label="Chosen files" className="grid gap-2 pt-1 empty:hidden">
          {files.map((queued) => (
            <ChosenFile
              key={queued.id}
              queued={queued}
              onRemove={() => queue.remove(queued.id)}
              onAbort={queue.abort}
            />
          ))}
        </ul>
        {notice && (
          <p className="whitespace-pre-line pt-1 text-12 text-ink-2 wrap-anywhere">
            Participants are told: {notice}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Describes the default title. */
function titleHint(fileNames: string[]): string | undefined {
  const [only, ...more] = fileNames;
  if (!only) return undefined;
  if (more.length > 0) return 'Each file becomes a separate meeting, named after the file.';
  return `If empty, the title is '${titleFromFileName(only)}'.`;
}
