import { countActionsOf } from '../../../ground/action/action-count-repository.ts';
import { tieActionOwners } from '../../../ground/action/action-owner-repository.ts';
import { markFromBefore } from '../../../ground/action/from-before-repository.ts';
import { lockMeetingOfRun } from '../../../ground/meeting/lock-meeting.ts';
import { leaveOutOfMood } from '../../../ground/meeting/mood-repository.ts';
import { markSeriesOf } from '../../../ground/meeting/out-of-date-series-repository.ts';
import {
  markNewMeeting,
  markWeeksOutOfDate,
} from '../../../ground/meeting/out-of-date-week-repository.ts';
import { showMoods } from '../../../ground/meeting/show-moods.ts';
import { notifyAnalysed } from '../../../ground/notification/new-notification-repository.ts';
import { saveMeetingIndex } from '../../../ground/search-index/meeting-index-repository.ts';
import { recordMeetingEvents } from '../../../ground/webhook/webhook-event-repository.ts';
import { placeCorrections } from '../../corrections/place-corrections.ts';
import { storeConfirmations } from '../../corrections/store-confirmations.ts';
import { redactErasedNames } from '../../rights/erased-names.ts';
import { applyAliases } from '../../speakers/read-aliases.ts';
import { mailNotice } from '../notice/mail-notice.ts';
import type { Run } from '../processing/processing-repository.ts';
import { meetingResults } from './meeting-results.ts';
import { OrderedSteps } from './ordered-steps.ts';
import { replaceResults } from './replace-results.ts';
import { completeMeeting } from './replaced-result-repository.ts';
import { digestOf, type Saving } from './saving.ts';

/** Each step names those that must precede it. */
export const savingSteps = new OrderedSteps<Saving>()
  // The new results may give the meeting another day, so the weeks before and after are marked.
  .add('weeks before', [], markWeeks)
  .add('event of the meeting', [], ({ tx, run }) =>
    recordMeetingEvents(tx, run.organizationId, 'meeting.analysed', [run.id]),
  )
  // Records events about actions, which follow that of their meeting.
  .add('results', ['event of the meeting'], (saving) =>
    replaceResults(
      saving.tx,
      saving.run,
      { ...saving.analysis, digest: (hash) => digestOf(saving, hash) },
      saving.transcript,
    ),
  )
  .add('count of actions', ['results'], ({ tx, run }) =>
    countActionsOf(tx, run.organizationId, [run.id]),
  )
  .add('meeting', ['weeks before', 'count of actions'], async (saving) => {
    saving.meeting = await completeMeeting(saving.tx, saving.run, await meetingResults(saving));
  })
  .add('actions from before', ['results', 'meeting'], ({ tx, run }) =>
    markFromBefore(tx, keyOf(run)),
  )
  .add('places of corrections', [], async ({ tx, run, analysis, isFirst }) => {
    if (!isFirst) await placeCorrections(tx, keyOf(run), analysis.turns);
  })
  // Changes the quotes by which confirmed outcomes are placed.
  .add('erased names', ['results', 'meeting', 'places of corrections'], ({ tx, secret, meeting }) =>
    redactErasedNames(tx, meeting, secret),
  )
  .add('confirmations', ['results', 'places of corrections'], ({ tx, run }) =>
    storeConfirmations(tx, keyOf(run)),
  )
  .add('search index', ['meeting', 'erased names'], ({ tx, run }) =>
    saveMeetingIndex(tx, keyOf(run)),
  )
  // A choice of a name that is made meanwhile waits for the lock of the meeting.
  .add('chosen names', ['results'], ({ tx, run }) => applyAliases(tx, run.organizationId, run.id))
  .add('owners of actions', ['chosen names'], ({ tx, run }) =>
    tieActionOwners(tx, run.organizationId, [run.id]),
  )
  .add('series', ['meeting', 'chosen names'], ({ tx, run }) =>
    markSeriesOf(tx, run.organizationId, [run.id]),
  )
  .add('mood', ['meeting', 'chosen names'], ({ tx, run }) => leaveOutOfMood(tx, run))
  .add('shown mood', ['mood'], async (saving) => {
    const { tx, run } = saving;
    await showMoods(tx, run.organizationId, [run.id]);
    saving.meeting = (await lockMeetingOfRun(tx, run)) ?? saving.meeting;
  })
  .add(
    'mail and notification',
    ['erased names', 'chosen names', 'shown mood', 'actions from before'],
    async ({ tx, services, run, meeting, isFirst }) => {
      if (!isFirst) return;
      await mailNotice(tx, services, meeting);
      await notifyAnalysed(tx, run.organizationId, run.id);
    },
  )
  // Last, because others that complete the same words wait for it.
  .add('weeks', ['meeting', 'shown mood', 'mail and notification'], (saving) =>
    saving.isFirst ? markNewMeeting(saving.tx, saving.meeting) : markWeeks(saving),
  );

async function markWeeks({ tx, run, isFirst }: Saving): Promise<void> {
  if (!isFirst) await markWeeksOutOfDate(tx, run.organizationId, [run.id]);
}

const keyOf = (run: Run) => ({ organizationId: run.organizationId, meetingId: run.id });
