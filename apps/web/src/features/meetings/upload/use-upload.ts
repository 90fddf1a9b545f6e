import {
  type EarlierUpload,
  invalidFileTypeText,
  recordingEnding,
  transcriptEnding,
} from '@rapport/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiRequestError } from '@/lib/api-request-error.ts';
import { askToSignIn } from '@/lib/session-expiry.ts';
import { refreshMeetingLists } from '../api/meeting-cache.ts';
import { uploadRulesQueryOptions } from '../api/upload-rules.ts';
import { AlreadyHereError, uploadTranscript } from '../api/upload-transcript.ts';
import { areMany, askForMany, type GivenFiles } from './ask-for-many.ts';
import { pastedFile, pastedProblem, pastedTitle } from './pasted-text.ts';
import { noFileText } from './transcript-file.ts';
import { type UploadFailure, uploadFailure } from './upload-failure.ts';

export type ChosenUpload = {
  file: File;
  /** Null until the upload starts. */
  sentBytes: number | null;
  failure: UploadFailure | null;
  /** The meeting created earlier from the same file. */
  earlier: EarlierUpload | null;
};

/** Why the choice cannot be uploaded. */
export type ChoiceError = { sentence: string; needsSpeechService?: boolean };

type UploadOptions = {
  onUploaded: () => void;
  /** Called if several files were chosen, which the queue uploads. */
  onMany: () => void;
};

/** The upload of a single file or of pasted text. */
export function useUpload({ onUploaded, onMany }: UploadOptions) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<ChosenUpload | null>(null);
  const [isPasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const [choiceError, setChoiceError] = useState<ChoiceError | null>(null);
  const running = useRef<AbortController | null>(null);
  const isUploading = chosen !== null && chosen.sentBytes !== null;

  const change = (changes: Partial<ChosenUpload>) =>
    setChosen((now) => now && { ...now, ...changes });

  function add({ files, entries }: GivenFiles) {
    if (running.current) return;
    // The queue takes several files; the chosen single file is removed.
    if (files.length > 0 && areMany({ files, entries })) {
      clearChoice();
      if (chosen) askForMany({ files: [chosen.file], entries: [] });
      askForMany({ files, entries });
      return onMany();
    }
    const [file] = files;
    if (!file) return;
    if (recordingEnding(file.name)) return void addRecording({ files, entries });
    const isAccepted = transcriptEnding(file.name) !== undefined;
    setChoiceError(isAccepted ? null : { sentence: invalidFileTypeText });
    if (!isAccepted) return;
    setPasting(false);
    setChosen({ file, sentBytes: null, failure: null, earlier: null });
  }

  /** The queue takes the sound out of a recording. */
  async function addRecording(given: GivenFiles) {
    // Without an answer the queue goes on when the server answers again.
    const rules = await queryClient.fetchQuery(uploadRulesQueryOptions).catch(() => undefined);
    if (rules && !rules.recordings)
      return setChoiceError({ sentence: invalidFileTypeText, needsSpeechService: true });
    clearChoice();
    askForMany({ ...given, title: title.trim() });
    onMany();
  }

  function switchPasting(isOn: boolean) {
    clearFile();
    setPasting(isOn);
  }

  function changePasted(text: string) {
    clearFile();
    setPasted(text);
  }

  function clearFile() {
    setChoiceError(null);
    setChosen(null);
  }

  function abort() {
    running.current?.abort();
  }

  function clearChoice() {
    abort();
    setTitle('');
    clearFile();
  }

  function clear() {
    clearChoice();
    setPasting(false);
    setPasted('');
  }

  async function upload({ keepBoth = false } = {}) {
    if (running.current) return;
    const file = isPasting ? pastedFile(pasted, title) : chosen?.file;
    const problem = isPasting ? pastedProblem(pasted) : null;
    if (!file || problem) return setChoiceError({ sentence: problem ?? noFileText });
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setChoiceError(null);
    setChosen({ file, sentBytes: 0, failure: null, earlier: null });
    try {
      const onProgress = (sentBytes: number) => change({ sentBytes });
      const sentTitle = isPasting ? pastedTitle(title) : title;
      await uploadTranscript({ file, title: sentTitle, keepBoth, signal, onProgress });
      clear();
      onUploaded();
    } catch (error) {
      if (error instanceof ApiRequestError && error.status === 401) askToSignIn();
      change({
        sentBytes: null,
        failure: signal.aborted ? null : uploadFailure(error),
        earlier: error instanceof AlreadyHereError ? error.upload : null,
      });
    } finally {
      running.current = null;
      refreshMeetingLists(queryClient);
    }
  }

  return {
    title,
    setTitle,
    chosen,
    isPasting,
    switchPasting,
    pasted,
    changePasted,
    choiceError,
    isUploading,
    add,
    abort,
    clear,
    clearFile,
    upload,
  };
}

export type Upload = ReturnType<typeof useUpload>;
