import type { Database, Meeting } from '../../../database/types.ts';
import { storeClock } from '../../../ground/meeting/day-only-repository.ts';
import { lockMeetingOfRun } from '../../../ground/meeting/lock-meeting.ts';
import type { ParticipantMailServices } from '../notice/mail-notice.ts';
import type { Run } from '../processing/processing-repository.ts';
import { storeTranscript } from './replace-results.ts';
import type { Saving } from './saving.ts';
import { savingSteps } from './saving-steps.ts';

export type SaveAnalysisServices = ParticipantMailServices &
  Pick<Saving, 'secret'> & { db: Database };

/**
 * Saves in one transaction, so that a repeated run has the same outcome. Returns undefined, with
 * nothing written, if the run has ended.
 */
export async function saveAnalysis(
  { db, secret, ...services }: SaveAnalysisServices,
  run: Run,
  analysis: Saving['analysis'],
  directory: Saving['directory'],
): Promise<Meeting | undefined> {
  const transcript = await storeTranscript(db, run, analysis);
  return db.transaction().execute(async (tx) => {
    await storeClock(tx, run.organizationId);
    const meeting = await lockMeetingOfRun(tx, run);
    if (!meeting || !isWaitedFor(meeting)) return undefined;
    const isFirst = meeting.status === 'processing';
    const input = { services, secret, run, analysis, directory, transcript };
    const saving: Saving = { ...input, tx, isFirst, meeting };
    await savingSteps.run(saving);
    return saving.meeting;
  });
}

const isWaitedFor = ({ status, isStale }: Meeting) =>
  status === 'processing' || (status === 'completed' && isStale);
