import { titleLengthMax } from '@rapport/contract';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { UnsavedChanges } from '@/components/ui/unsaved-changes.tsx';
import { NoSpeechService } from '../recordings/no-speech-service.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { FilePicker } from './file-picker.tsx';
import { ParticipantNotice } from './participant-notice.tsx';
import { PasteText } from './paste-text.tsx';
import { pastedTitle } from './pasted-text.ts';
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
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const { chosen, isPasting, pasted, choiceError, isUploading } = upload;
  const unnamed = isPasting ? pastedTitle('') : chosen && titleFromFileName(chosen.file.name);
  const isTextUnsent = () => pasted.trim() !== '';
  const close = () => (isTextUnsent() ? setAsksToDiscard(true) : onClose());
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={close}
        title="Upload Meeting Transcript"
        description="Rapport reads the transcript in the background. You can leave this page."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
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
          <InputField
            label={
              <>
                Meeting Title <span className="font-body text-ink-3">(Optional)</span>
              </>
            }
            hint={unnamed && `If empty, the title is '${unnamed}'.`}
            value={upload.title}
            maxLength={titleLengthMax}
            disabled={isUploading}
            onChange={(event) => upload.setTitle(event.target.value)}
          />
          {isPasting ? (
            <PasteText
              text={pasted}
              isReadOnly={isUploading}
              onChange={upload.changePasted}
              onFile={() => upload.switchPasting(false)}
            />
          ) : (
            <div>
              <p className="mb-1.5 font-medium">Transcript</p>
              <FilePicker
                disabled={isUploading}
                isDropTarget={isDropTarget && !isUploading}
                describedBy={choiceError ? errorId : undefined}
                onFiles={upload.add}
                onMany={onMany}
                onPaste={() => upload.switchPasting(true)}
              />
            </div>
          )}
          <p id={errorId} role="alert" className="empty:hidden">
            {choiceError && <ErrorLine>{choiceError.sentence}</ErrorLine>}
            {choiceError?.needsSpeechService && (
              <span className="block pl-5 text-12 text-ink-2">
                <NoSpeechService />
              </span>
            )}
          </p>
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
      <ConfirmDialog
        open={asksToDiscard && open}
        onOpenChange={setAsksToDiscard}
        title="Discard Pasted Text?"
        sentence="The text that you pasted is not uploaded yet."
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        destructive
        onConfirm={() => {
          setAsksToDiscard(false);
          onClose();
        }}
      />
      <UnsavedChanges
        isDirty={isTextUnsent}
        sentence="The text that you pasted is not uploaded yet. Do you want to leave without uploading it?"
      />
    </>
  );
}
