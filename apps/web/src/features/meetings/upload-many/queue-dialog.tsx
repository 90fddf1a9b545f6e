import type { RecordingRules } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CalendarClock, Minus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { counted } from '@/lib/number-words.ts';
import { uploadRulesQueryOptions } from '../api/upload-rules.ts';
import { NoSpeechService } from '../recordings/no-speech-service.tsx';
import { ParticipantNotice } from '../upload/participant-notice.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { FileCells } from './file-cells.tsx';
import { FileList } from './file-list.tsx';
import { doneText, pauseText } from './queue-words.ts';
import { type Counts, canRetry, isHeldByPage } from './queued-file.ts';
import type { QueueState } from './queued-files.ts';
import { RecordingsHead } from './recordings-head.tsx';
import type { UploadQueue } from './upload-queue.ts';

type QueueDialogProps = {
  queue: UploadQueue;
  state: QueueState;
  counts: Counts;
  left: string | null;
  open: boolean;
  onClose: () => void;
  onOpenResults: () => void;
};

export function QueueDialog(props: QueueDialogProps) {
  const { queue, state, counts, left, open, onClose, onOpenResults } = props;
  const { files, pause, reading } = state;
  const isEmpty = files.length === 0 && reading === 0;
  const { data: rules } = useQuery(uploadRulesQueryOptions);
  const hasRecordings = files.some(({ recording }) => recording !== undefined);
  const isRefusedHere = rules !== undefined && !rules.recordings && hasRecordings;
  const showsRecordings = hasRecordings && !isRefusedHere;
  const canRetryAll = files.some((file) => canRetry(file.state));
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={
        rules?.recordings
          ? 'Upload Meeting Recordings or Transcripts'
          : 'Upload Meeting Transcripts'
      }
      className="md:top-[max(4vh,calc(50vh-360px))] md:max-h-[92vh] md:w-[760px]"
      actions={
        <IconButton icon={Minus} label="Keep uploading in the background" onClick={onClose} />
      }
      note={rules?.recordings && <SoundNote rules={rules.recordings} />}
      footer={
        !isEmpty && (
          <>
            <p className="mr-auto self-center text-12 text-ink-2 max-md:sr-only">
              {files.some(isHeldByPage)
                ? 'Keep this tab open until step 2 is done; after that you can leave.'
                : 'You can leave this page; it goes on.'}
            </p>
            {canRetryAll && <Button onClick={() => void queue.retryAll()}>Retry all</Button>}
            {counts.waiting + counts.stripping + counts.uploading + reading > 0 && (
              <Button onClick={() => queue.cancelWaiting()}>Cancel waiting</Button>
            )}
            <Button variant="primary" icon={ArrowRight} onClick={onOpenResults}>
              Open results
            </Button>
          </>
        )
      }
    >
      <ChooseFiles rules={rules} />
      {isRefusedHere && (
        <p role="status" className="text-12 text-ink-2">
          <NoSpeechService />
        </p>
      )}
      <ParticipantNotice />
      {!isEmpty && showsRecordings && (
        <RecordingsHead
          files={files}
          status={pause ? pauseText(pause) : left}
          isReading={reading > 0}
        />
      )}
      {!isEmpty && !showsRecordings && (
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-strong">{doneText(counts)}</span>
            <span role="status" className="text-12 text-ink-2">
              {pause ? pauseText(pause) : left}
            </span>
            <span className="ml-auto text-12 text-ink-2">
              {reading > 0 ? 'Reading files...' : counted(files.length, 'file')}
            </span>
          </p>
          <FileCells files={files} counts={counts} />
        </div>
      )}
      {files.length > 0 && (
        <FileList files={files} queue={queue} onOpen={onClose} isTall={showsRecordings} />
      )}
    </Dialog>
  );
}

/** What becomes of the sound, by the rules in force. */
function SoundNote({ rules: { service, soundDays } }: { rules: RecordingRules }) {
  const Icon = soundDays === null ? Trash2 : CalendarClock;
  return (
    <div className="grid grid-cols-[16px_minmax(0,1fr)] gap-3 border-line-2 border-t px-6 py-3 max-md:px-4 max-md:py-2 max-md:text-12">
      <Icon aria-hidden className="mt-0.5 size-4 text-ink-3" />
      <p className="text-pretty">
        <span className="font-medium">
          {soundDays === null
            ? 'The sound is deleted as soon as its words are written down.'
            : `The sound is kept for ${counted(soundDays, 'day')}, for listening at a quote.`}
        </span>{' '}
        <span className="text-ink-2 wrap-anywhere">
          It goes to {service} only. Words, times and speaker labels stay; no voice, pitch, pace or
          loudness.
        </span>
      </p>
    </div>
  );
}
