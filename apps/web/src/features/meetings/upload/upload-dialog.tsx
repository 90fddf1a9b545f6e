import { titleLengthMax } from '@rapport/contract';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine, Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { FilePicker } from './file-picker.tsx';
import { ParticipantNotice } from './participant-notice.tsx';
import { titleFromFileName } from './transcript-file.ts';
import type { Upload as FileUpload } from './use-upload.ts';

type UploadDialogProps = {
  upload: FileUpload;
  isDropTarget: boolean;
  open: boolean;
  onClose: () => void;
  onMany: () => void;
};

export function UploadDialog(props: UploadDialogProps) {
  const { upload, isDropTarget, open, onClose, onMany } = props;
  const formId = useId();
  const errorId = useId();
  const { chosen, choiceError, isUploading } = upload;
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
          void upload.upload();
        }}
      >
        <Field
          label={
            <>
              Meeting Title <span className="font-body text-ink-3">(Optional)</span>
            </>
          }
          hint={
            chosen ? `If empty, the title is '${titleFromFileName(chosen.file.name)}'.` : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              value={upload.title}
              maxLength={titleLengthMax}
              disabled={isUploading}
              onChange={(event) => upload.setTitle(event.target.value)}
            />
          )}
        </Field>
        <div>
          <p className="mb-1.5 font-medium">Transcript</p>
          <FilePicker
            disabled={isUploading}
            isDropTarget={isDropTarget && !isUploading}
            describedBy={choiceError ? errorId : undefined}
            onFiles={upload.add}
            onMany={onMany}
          />
          <p id={errorId} role="alert" className="pt-1.5 empty:hidden">
            {choiceError && <ErrorLine>{choiceError}</ErrorLine>}
          </p>
        </div>
        {chosen && (
          <ChosenFile
            chosen={chosen}
            onRemove={upload.clearFile}
            onAbort={upload.abort}
            onKeepBoth={() => void upload.upload({ keepBoth: true })}
          />
        )}
        <ParticipantNotice />
      </form>
    </Dialog>
  );
}
