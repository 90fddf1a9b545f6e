import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { cancelProcessing, retryProcessing } from '../api/change-meeting.ts';
import { ownMeeting } from './file-states.ts';
import { retryMeetings } from './queue-calls.ts';
import { applyOutcomes } from './queue-outcomes.ts';
import type { QueueWork } from './queue-work.ts';
import { canRetry } from './queued-file.ts';
import type { QueuedFiles } from './queued-files.ts';

export const tellFailure = (error: Error): void =>
  notifyRefusal(error, 'That did not work. Please try again.', 'many-uploads');

/** Stops the upload or analysis of a file. */
export async function stopFile(files: QueuedFiles, work: QueueWork, id: string): Promise<void> {
  const state = files.find(id)?.state;
  if (state?.kind === 'stripping' || state?.kind === 'uploading') work.abort(id);
  if (state?.kind !== 'analysing') return;
  const { eventId } = state;
  await cancelProcessing(eventId).catch(tellFailure);
  await applyOutcomes(files, [eventId]);
}

/** Sends a file again, or has its meeting analysed again. */
export async function retryFile(files: QueuedFiles, work: QueueWork, id: string): Promise<void> {
  const state = files.find(id)?.state;
  if (!state || !canRetry(state)) return;
  if (!('eventId' in state) || !state.eventId) {
    files.change(id, { state: { kind: 'waiting' } });
    return work.fill();
  }
  const { eventId } = state;
  await retryProcessing(eventId).catch(tellFailure);
  await applyOutcomes(files, [eventId]);
}

export async function retryFiles(files: QueuedFiles, work: QueueWork): Promise<void> {
  const again = files.list.filter(({ state }) => canRetry(state));
  const failed = again.flatMap(({ state }) => ownMeeting(state) ?? []);
  const unsent = again.filter(({ state }) => !ownMeeting(state));
  files.changeAll(new Map(unsent.map(({ id }) => [id, { state: { kind: 'waiting' } }])));
  work.fill();
  await retryMeetings(failed).catch(tellFailure);
  await applyOutcomes(files, failed);
}
