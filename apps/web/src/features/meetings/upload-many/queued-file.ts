import type { ProcessingProgress, Recording } from '@rapport/contract';
import type { QueuedRecording } from './queued-recording.ts';

/**
 * What is happening to a file. `refused` files cannot be retried, `failed` and `stopped` ones can.
 */
export type FileState =
  | { kind: 'waiting' }
  /** The sound of a recording is taken out. */
  | { kind: 'stripping'; readBytes: number }
  /** The sound of a recording cannot be taken out here; the person may send the whole file. */
  | { kind: 'asking' }
  | { kind: 'uploading'; sentBytes: number }
  | {
      kind: 'analysing';
      eventId: string;
      step: string;
      percentage: number;
      /** While a recording is written down. */
      minutes?: ProcessingProgress['minutes'];
      recording?: Recording | undefined;
      /** Why it waits, in a sentence. */
      waitsFor?: string | undefined;
    }
  | {
      kind: 'done';
      eventId: string;
      participants: number;
      actions?: number | undefined;
      recording?: Recording | undefined;
    }
  | {
      kind: 'here';
      /** Id of the earlier meeting. */
      eventId: string;
      uploadedAt: string;
      /**
       * Id of this file's own meeting; absent if the file was recognised by its hash and not
       * uploaded.
       */
      ownEventId?: string;
    }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string; eventId?: string | undefined }
  /** After its analysis was stopped, the server keeps only the file; it can be deleted there. */
  | { kind: 'stopped'; eventId?: string | undefined };

export type QueuedFile = {
  id: string;
  name: string;
  size: number;
  /** Undefined if the browser cannot compute it, as on sites without https. */
  sha256?: string | undefined;
  /** The person chose to upload the file although the same file exists. */
  keepBoth?: boolean;
  /** All bytes were sent, so the file may have arrived although there was no answer. */
  isSent?: boolean;
  /** Typed by the person. */
  title?: string | undefined;
  /** Absent for transcripts. */
  recording?: QueuedRecording | undefined;
  state: FileState;
};

/** Its speakers were not told apart, and the person has not left it so. */
export const isNameless = ({ state, recording }: QueuedFile): boolean =>
  state.kind === 'done' &&
  state.recording?.speakersTold === false &&
  recording?.isLeftNameless !== true;

/** A recording that is lost when the page is left before its sound is sent. */
export const isHeldByPage = ({ state, recording }: QueuedFile): boolean =>
  recording !== undefined && ['waiting', 'stripping', 'asking', 'uploading'].includes(state.kind);

export type StateKind = FileState['kind'];

/** In the order of the legend, with the words shown beside a count. */
export const stateWords = {
  done: 'done',
  analysing: 'analysed now',
  uploading: 'uploading',
  stripping: 'read here',
  asking: 'to decide',
  waiting: 'waiting',
  here: 'already here',
  stopped: 'stopped',
  failed: 'failed',
  refused: 'refused',
} as const satisfies Record<StateKind, string>;

export type Counts = Record<StateKind, number>;

export function countStates(files: readonly QueuedFile[]): Counts {
  const counts = Object.fromEntries(Object.keys(stateWords).map((kind) => [kind, 0])) as Counts;
  for (const { state } of files) counts[state.kind] += 1;
  return counts;
}

export const canRetry = (state: FileState): boolean =>
  state.kind === 'failed' || (state.kind === 'stopped' && !state.eventId);

/** Number of files that become meetings; refused files and those uploaded before do not. */
export const acceptedOf = ({ refused, here, ...others }: Counts): number =>
  Object.values(others).reduce((sum, count) => sum + count, 0);

/** Number of files that need a decision by the person. */
export const toDecideOf = (files: readonly QueuedFile[]): number =>
  files.filter(({ state }) => state.kind === 'here' || state.kind === 'asking' || canRetry(state))
    .length;

export const underWayOf = ({ waiting, stripping, uploading, analysing }: Counts): number =>
  waiting + stripping + uploading + analysing;

/** Runs of adjacent files in the same state, in the order of the list. */
export function runsOf(files: readonly QueuedFile[]): { kind: StateKind; length: number }[] {
  const runs: { kind: StateKind; length: number }[] = [];
  for (const { state } of files) {
    const last = runs.at(-1);
    if (last?.kind === state.kind) last.length += 1;
    else runs.push({ kind: state.kind, length: 1 });
  }
  return runs;
}
