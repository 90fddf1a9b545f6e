import { startTransition, useEffect, useState } from 'react';
import { storedUploadsName, type UploadsOwner } from '@/lib/stored-uploads.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import { takeGiven, useGiven } from '../upload/ask-for-many.ts';
import { addGiven } from './add-given.ts';
import { filesInMemory } from './files-in-memory.ts';
import { holdLock } from './hold-lock.ts';
import type { QueueState } from './queued-files.ts';
import { openStoredFiles } from './stored-files.ts';
import { UploadQueue } from './upload-queue.ts';

/** Events come in bursts; one call reads all outcomes. */
const outcomeDelayMs = 400;
/** Time between calls that catch up with missed events, in milliseconds. */
const outcomePauseMs = 15_000;

/**
 * The queue of this account and organization; undefined until it is opened, and while another page
 * uploads.
 */
export function useUploadQueue({ accountId, organizationId }: UploadsOwner) {
  const [queue, setQueue] = useState<UploadQueue>();
  const given = useGiven();
  const isGiven = given.length > 0;
  // The page where files were added takes over; other pages wait until it is closed.
  const [turn, setTurn] = useState({ takesOver: isGiven });
  if (isGiven && !queue && !turn.takesOver) setTurn({ takesOver: true });
  useEffect(() => {
    const leaving = new AbortController();
    let opened: UploadQueue | undefined;
    const lock = storedUploadsName({ accountId, organizationId });
    void holdLock(lock, turn.takesOver, leaving.signal, async () => {
      const { stored, left } = await openFiles({ accountId, organizationId });
      if (leaving.signal.aborted) return;
      opened = new UploadQueue(organizationId, stored, left);
      setQueue(opened);
      await opened.start();
    }).catch(() => {
      if (leaving.signal.aborted) return;
      // Another page has taken over.
      opened?.close();
      setQueue(undefined);
      setTurn({ takesOver: false });
    });
    return () => {
      leaving.abort();
      opened?.close();
      setQueue(undefined);
    };
  }, [accountId, organizationId, turn]);
  useFollowed(queue);
  useEffect(() => {
    if (!queue || given.length === 0) return;
    for (const one of takeGiven())
      if (one.files.length + one.entries.length > 0) void addGiven(queue, one);
  }, [queue, given]);
  return queue;
}

/** Stores files in memory if the browser stores nothing. */
async function openFiles(owner: UploadsOwner) {
  try {
    return await openStoredFiles(owner);
  } catch {
    return { stored: filesInMemory(), left: [] };
  }
}

function useFollowed(queue: UploadQueue | undefined): void {
  useEffect(() => {
    if (!queue) return;
    const ended = new Set<string>();
    let soon: ReturnType<typeof setTimeout> | undefined;
    const end = ({ eventId }: { eventId: string }) => {
      ended.add(eventId);
      soon ??= setTimeout(() => {
        soon = undefined;
        const ids = [...ended];
        ended.clear();
        void queue.readOutcomes(ids);
      }, outcomeDelayMs);
    };
    const readAll = () => void queue.readOutcomes();
    const stops = [
      onServerEvent('transcript-processing-progress', (status) => {
        const { eventId, processingProgress, processingError } = status;
        if (!processingProgress) return;
        const { currentStep: step, percentage, minutes } = processingProgress;
        const waitsFor = processingError ?? undefined;
        queue.followStep(eventId, { step, percentage, minutes, waitsFor });
      }),
      onServerEvent('transcript-processing-completed', end),
      onServerEvent('transcript-processing-failed', end),
      onServerEvent('transcript-processing-cancelled', end),
      onServerEvent('meeting-updated', end),
      onServerEvent('meeting-deleted', end),
    ];
    const timer = setInterval(readAll, outcomePauseMs);
    window.addEventListener(connectionRestoredEvent, readAll);
    window.addEventListener('online', queue.goOn);
    return () => {
      for (const stop of stops) stop();
      clearTimeout(soon);
      clearInterval(timer);
      window.removeEventListener(connectionRestoredEvent, readAll);
      window.removeEventListener('online', queue.goOn);
    };
  }, [queue]);
}

/** The state changes many times a second, so it is rendered in transitions, which do not block the page. */
export function useQueueState(queue: UploadQueue): QueueState {
  const [state, setState] = useState(queue.getState);
  useEffect(() => {
    const show = () => startTransition(() => setState(queue.getState()));
    show();
    return queue.subscribe(show);
  }, [queue]);
  return state;
}
