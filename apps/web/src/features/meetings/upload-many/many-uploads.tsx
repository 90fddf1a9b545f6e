import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '@/components/ui/notify.ts';
import type { UploadsOwner } from '@/lib/stored-uploads.ts';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload.ts';
import { useGiven } from '../upload/ask-for-many.ts';
import { QueueBar } from './queue-bar.tsx';
import { QueueDialog } from './queue-dialog.tsx';
import { doneText, leftText } from './queue-words.ts';
import { countStates, isHeldByPage, underWayOf } from './queued-file.ts';
import type { UploadQueue } from './upload-queue.ts';
import { useQueueState, useUploadQueue } from './use-upload-queue.ts';

/** The queue of many files, which stays open above the screens. */
export function ManyUploads(owner: UploadsOwner) {
  const queue = useUploadQueue(owner);
  const [isOpen, setOpen] = useState(false);
  const given = useGiven();
  useEffect(() => {
    if (given.length > 0) setOpen(true);
  }, [given]);
  return queue ? <Uploads queue={queue} isOpen={isOpen} setOpen={setOpen} /> : null;
}

type UploadsProps = { queue: UploadQueue; isOpen: boolean; setOpen: (isOpen: boolean) => void };

function Uploads({ queue, isOpen, setOpen }: UploadsProps) {
  const state = useQueueState(queue);
  const navigate = useNavigate();
  const counts = useMemo(() => countStates(state.files), [state.files]);
  const isBusy = underWayOf(counts) > 0 || state.reading > 0;
  const left = useTimeLeft(counts, isBusy);
  // Files still being read, and recordings whose sound is not sent, are not stored.
  useAskBeforeUnload(state.reading > 0 || state.files.some(isHeldByPage));
  useNotice(isBusy, counts.done > 0 ? doneText(counts) : null);
  const isEmpty = state.files.length === 0 && state.reading === 0;
  // Stays the same function, so that only changed rows are rendered again.
  const close = useCallback(() => {
    setOpen(false);
    queue.clearIfEnded();
  }, [queue, setOpen]);
  return (
    <>
      <QueueDialog
        queue={queue}
        state={state}
        counts={counts}
        left={left}
        open={isOpen}
        onClose={close}
        onOpenResults={() => {
          close();
          void navigate('/meetings');
        }}
      />
      {!isOpen && !isEmpty && (
        <QueueBar
          counts={counts}
          pause={state.pause}
          left={left}
          isBusy={isBusy}
          onOpen={() => setOpen(true)}
          onDismiss={() => queue.clear()}
        />
      )}
    </>
  );
}

/** Notifies once when everything has ended; null if nothing was uploaded. */
function useNotice(isBusy: boolean, sentence: string | null): void {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy && sentence)
      notify.success(`All files are finished: ${sentence}.`);
    wasBusy.current = isBusy;
  }, [isBusy, sentence]);
}

function useTimeLeft(counts: ReturnType<typeof countStates>, isBusy: boolean): string | null {
  const start = useRef<{ atMs: number; done: number }>(undefined);
  if (!isBusy) start.current = undefined;
  else start.current ??= { atMs: performance.now(), done: counts.done };
  const begun = start.current;
  return begun ? leftText(counts, begun.done, performance.now() - begun.atMs) : null;
}
