import type { Database } from '../../../database/types.ts';
import { notifyFailed } from '../../../ground/notification/new-notification-repository.ts';
import { recordMeetingEvents } from '../../../ground/webhook/webhook-event-repository.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import { publishProcessing } from './processing-events.ts';
import { type Run, saveFailure } from './processing-repository.ts';

/** Has no effect if the run has ended. */
export async function failMeeting(
  { db, bus }: { db: Database; bus: EventBus },
  run: Run,
  sentence: string,
): Promise<void> {
  const failed = await db.transaction().execute(async (tx) => {
    const saved = await saveFailure(tx, run, sentence);
    if (saved) {
      await recordMeetingEvents(tx, saved.organizationId, 'meeting.failed', [saved.id]);
      await notifyFailed(tx, saved.organizationId, saved.id);
    }
    return saved;
  });
  if (failed) await publishProcessing(bus, 'transcript-processing-failed', failed);
}
