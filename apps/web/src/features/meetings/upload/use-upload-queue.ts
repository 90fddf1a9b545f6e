import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshMeetingLists } from '../api/meeting-cache.ts';
import { uploadTranscript } from '../api/upload-transcript.ts';
import { hasAcceptedType, noFileText, wrongTypeText } from './transcript-file.ts';
import { type UploadFailure, uploadFailure } from './upload-failure.ts';

export type QueuedFile = {
  id: number;
  file: File;
  /** Null until the upload of the file starts. */
  sentBytes: number | null;
  failure: UploadFailure | null;
};

/** The files chosen for upload, one meeting each. They are sent one after another. */
export function useUploadQueue(onUploaded: (count: number) => void) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [files, setFiles] = useState<QueuedFile[]>([]);
  const [choiceError, setChoiceError] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const nextId = useRef(0);
  const running = useRef<AbortController | null>(null);

  /** A title can be set for a single file only. */
  const takesTitle = files.length <= 1;

  function change(id: number, changes: Partial<QueuedFile>) {
    setFiles((now) => now.map((queued) => (queued.id === id ? { ...queued, ...changes } : queued)));
  }

  function add(chosen: File[]) {
    if (running.current) return;
    const accepted = chosen.filter(({ name }) => hasAcceptedType(name));
    setChoiceError(accepted.length < chosen.length ? wrongTypeText : null);
    const queued = accepted.map((file) => {
      nextId.current += 1;
      return { id: nextId.current, file, sentBytes: null, failure: null };
    });
    setFiles((now) => [...now, ...queued]);
  }

  function remove(id: number) {
    setChoiceError(null);
    setFiles((now) => now.filter((queued) => queued.id !== id));
  }

  function abort() {
    running.current?.abort();
  }

  function clear() {
    abort();
    setTitle('');
    setFiles([]);
    setChoiceError(null);
  }

  /** Stops at the first failure. The failed file and later ones stay in the queue. */
  async function upload() {
    if (running.current) return;
    if (files.length === 0) {
      setChoiceError(noFileText);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setIsUploading(true);
    setChoiceError(null);
    let uploaded = 0;
    for (const { id, file } of files) {
      change(id, { sentBytes: 0, failure: null });
      try {
        const onProgress = (sentBytes: number) => change(id, { sentBytes });
        await uploadTranscript({ file, title: takesTitle ? title : '', signal, onProgress });
        remove(id);
        uploaded += 1;
      } catch (error) {
        change(id, { sentBytes: null, failure: signal.aborted ? null : uploadFailure(error) });
        break;
      } finally {
        refreshMeetingLists(queryClient);
      }
    }
    running.current = null;
    setIsUploading(false);
    if (uploaded < files.length) return;
    clear();
    onUploaded(uploaded);
  }

  return {
    title,
    setTitle,
    takesTitle,
    files,
    choiceError,
    isUploading,
    add,
    remove,
    abort,
    clear,
    upload,
  };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;
