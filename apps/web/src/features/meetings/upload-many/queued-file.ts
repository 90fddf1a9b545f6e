/** What happens to one file. `refused` cannot be retried, `failed` and `stopped` can. */
export type FileState =
  | { kind: 'waiting' }
  | { kind: 'uploading'; sentBytes: number }
  | { kind: 'analysing'; eventId: string; step: string; percentage: number }
  | { kind: 'done'; eventId: string; participants: number; actions?: number | undefined }
  | {
      kind: 'here';
      /** The earlier meeting. */
      eventId: string;
      uploadedAt: string;
      /** The meeting of this file; absent if its bytes were known and it was not sent. */
      ownEventId?: string;
    }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string; eventId?: string | undefined }
  /** Of a stopped analysis the server has no more than the file; it can be deleted there. */
  | { kind: 'stopped'; eventId?: string | undefined };

export type QueuedFile = {
  id: string;
  name: string;
  size: number;
  /** Undefined where the browser cannot compute it: on a site without https. */
  sha256?: string | undefined;
  /** The person chose to keep it beside the same file. */
  keepBoth?: boolean;
  /** All bytes were sent: the file may have arrived although no answer did. */
  isSent?: boolean;
  state: FileState;
};

export type StateKind = FileState['kind'];

/** In the order of the legend, with the words beside a count. */
export const stateWords = {
  done: 'done',
  analysing: 'analysed now',
  uploading: 'uploading',
  waiting: 'waiting',
  here: 'already here',
  stopped: 'stopped',
  failed: 'failed',
  refused: 'refused',
} as const satisfies Record<StateKind, string>;

export type Counts = Record<StateKind, number>;

export function countStates(files: readonly QueuedFile[]): Counts {
  const counts: Counts = {
    done: 0,
    analysing: 0,
    uploading: 0,
    waiting: 0,
    here: 0,
    stopped: 0,
    failed: 0,
    refused: 0,
  };
  for (const { state } of files) counts[state.kind] += 1;
  return counts;
}

export const canRetry = (state: FileState): boolean =>
  state.kind === 'failed' || (state.kind === 'stopped' && !state.eventId);

/** Files that become meetings; refused files and those already here do not. */
export const takenOf = ({ refused, here, ...others }: Counts): number =>
  Object.values(others).reduce((sum, count) => sum + count, 0);

/** Files that wait for a decision of the person. */
export const toDecideOf = (files: readonly QueuedFile[]): number =>
  files.filter(({ state }) => state.kind === 'here' || canRetry(state)).length;

export const underWayOf = ({ waiting, uploading, analysing }: Counts): number =>
  waiting + uploading + analysing;

/** Neighbours in the same state, in the order of the list. */
export function runsOf(files: readonly QueuedFile[]): { kind: StateKind; length: number }[] {
  const runs: { kind: StateKind; length: number }[] = [];
  for (const { state } of files) {
    const last = runs.at(-1);
    if (last?.kind === state.kind) last.length += 1;
    else runs.push({ kind: state.kind, length: 1 });
  }
  return runs;
}
