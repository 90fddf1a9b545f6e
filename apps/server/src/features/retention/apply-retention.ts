import type { Database } from '../../database/types.ts';
import { deleteSound } from '../../ground/recording/sound-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Logger } from '../../platform/logger.ts';
import { watchClock } from '../../platform/watch-clock.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { deleteExpiredMeeting } from '../meetings/delete-meeting.ts';
import { forgetUnheardNames } from '../speakers/read-aliases.ts';
import { limitsAt } from './limits.ts';
import {
  deleteActionsBefore,
  deleteFilesBefore,
  deleteQuestionsBefore,
  listMeetingsBefore,
  listRetentions,
  type Retention,
  recordRun,
} from './retention-repository.ts';

type Services = { db: Database; bus: EventBus; log: Logger };

const meetingsAtOnce = 100;
const filesAtOnce = 500;

/** What is deleted by a wrong clock is lost, so the first run after the clock was set is left out: a day to correct it. */
export function createApplyRetention(services: Services) {
  const clock = watchClock();
  return async (): Promise<void> => {
    if (clock.wasSet()) services.log.warn('the clock was set by hours: retention waits for a day');
    else await applyRetention(services);
  };
}

/** Applies the retention periods of all organizations. */
export async function applyRetention(services: Services): Promise<void> {
  for (const retention of await listRetentions(services.db)) await applyTo(services, retention);
}

async function applyTo(services: Services, { organizationId, ...periods }: Retention) {
  const now = new Date();
  const limits = limitsAt(now, periods);
  const meetings = limits.meetings
    ? await deleteMeetings(services, organizationId, limits.meetings)
    : 0;
  if (meetings > 0) await forgetUnheardNames(services.db, organizationId);
  const actions = limits.meetings
    ? await deleteActionsBefore(services.db, organizationId, limits.meetings)
    : 0;
  const questions = limits.meetings
    ? await deleteQuestionsBefore(services.db, organizationId, limits.meetings)
    : 0;
  const files = limits.files ? await deleteFiles(services, organizationId, limits.files) : 0;
  await recordRun(services.db, organizationId, now);
  services.log.info({ organizationId, meetings, actions, questions, files }, 'retention applied');
}

/** One by one, because each deletion is published. */
async function deleteMeetings(services: Services, organizationId: string, limit: Date) {
  let count = 0;
  for (;;) {
    const batch = await listMeetingsBefore(services.db, organizationId, limit, meetingsAtOnce);
    for (const { id } of batch) await deleteExpiredMeeting(services, organizationId, id);
    count += batch.length;
    if (batch.length < meetingsAtOnce) return count;
  }
}

async function deleteFiles({ db, bus }: Services, organizationId: string, limit: Date) {
  let count = 0;
  for (;;) {
    const batch = await db.transaction().execute(async (tx) => {
      const ids = await deleteFilesBefore(tx, organizationId, limit, filesAtOnce);
      await deleteSound(tx, organizationId, ids);
      const event = { action: 'files-deleted', detail: `${ids.length}` } as const;
      if (ids.length > 0) await recordAuditEvent(tx, { organizationId }, event);
      return ids;
    });
    for (const eventId of batch)
      await bus.publish({ name: 'meeting-updated', payload: { eventId, organizationId } });
    count += batch.length;
    if (batch.length < filesAtOnce) return count;
  }
}
