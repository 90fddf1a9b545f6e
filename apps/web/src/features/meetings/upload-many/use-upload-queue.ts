import { useEffect, useState, useSyncExternalStore } from 'react';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import { takeGiven, useGiven } from '../upload/ask-for-many.ts';
import { filesInMemory } from './files-in-memory.ts';
import { openKeptFiles } from './kept-files.ts';
import { listDropped } from './list-dropped.ts';
import { askSizeMaxMb } from './queue-calls.ts';
import { readInWorker } from './read-in-worker.ts';
import { UploadQueue } from './upload-queue.ts';

export type Owner = { accountId: string; organizationId: string };

/** Events come in bursts; one call asks for all that have ended. */
const outcomeDelayMs = 400;
/** For events that were missed. */
const outcomePauseMs = 15_000;
/** Held by the page that sends, so that two pages do not send the same files. */
const lockName = 'rapport-uploads';

/** The queue of this account and organization; undefined until it is opened. */
export function useUploadQueue({ accountId, organizationId }: Owner): UploadQueue | undefined {
  const [queue, setQueue] = useState<UploadQueue>();
  const [isTakenOver, setTakenOver] = useState(false);
  const isGiven = useGiven().length > 0;
  useEffect(() => {
    // The page is used again.
    if (isGiven) setTakenOver(false);
  }, [isGiven]);
  useEffect(() => {
    if (isTakenOver) return;
    const leaving = new AbortController();
    let opened: UploadQueue | undefined;
    void holdLock(leaving.signal, async () => {
      const kept = await openKeptFiles({ accountId, organizationId }).catch(filesInMemory);
      if (leaving.signal.aborted) return;
      opened = new UploadQueue(organizationId, kept, await kept.list());
      setQueue(opened);
      await opened.start();
    }).catch(() => {
      // Another page sends now.
      opened?.close();
      setQueue(undefined);
      setTakenOver(true);
    });
    return () => {
      leaving.abort();
      opened?.close();
    };
  }, [accountId, organizationId, isTakenOver]);
  useFollowed(queue);
  useGivenFiles(queue);
  return queue;
}

/** The page that was used last sends. Locks need https or this machine, as hashes do. */
async function holdLock(leaving: AbortSignal, open: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return open();
  await navigator.locks.request(lockName, { steal: true }, async () => {
    await open();
    await new Promise((resolve) => leaving.addEventListener('abort', resolve));
  });
}

function useGivenFiles(queue: UploadQueue | undefined): void {
  const given = useGiven();
  useEffect(() => {
    if (!queue || given.length === 0) return;
    for (const { files, entries } of takeGiven()) {
      if (files.length === 0 && entries.length === 0) continue;
      queue.beginReading();
      void askSizeMaxMb()
        // The server refuses what is too large.
        .catch(() => Number.POSITIVE_INFINITY)
        .then(async (sizeMaxMb) => {
          const chosen = await listDropped(files, entries);
          const adding: Promise<void>[] = [];
          await readInWorker(chosen, sizeMaxMb, (batch) => adding.push(queue.add(batch)));
          await Promise.all(adding);
        })
        .finally(queue.endReading);
    }
  }, [queue, given]);
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
      onServerEvent('transcript-processing-progress', ({ eventId, processingProgress }) => {
        if (!processingProgress) return;
        queue.followStep(eventId, processingProgress.currentStep, processingProgress.percentage);
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

export const useQueueState = (queue: UploadQueue) =>
  useSyncExternalStore(queue.subscribe, queue.getState);
