import type { QueuedFile } from './queued-file.ts';

/** How much of the chosen recordings is sent; refused ones and those that are already here are not. */
export function partLeaving(files: readonly QueuedFile[]) {
  const sum = {
    recordings: 0,
    chosenBytes: 0,
    leavingBytes: 0,
    isComplete: true,
    isEstimated: false,
  };
  for (const { recording, size, state } of files) {
    if (!recording || state.kind === 'refused' || state.kind === 'here') continue;
    sum.recordings += 1;
    sum.chosenBytes += size;
    sum.leavingBytes += recording.soundBytes ?? 0;
    if (recording.soundBytes == null) sum.isComplete = false;
    else if (recording.soundName === undefined) sum.isEstimated = true;
  }
  return sum;
}
