import { unknownSpeaker } from '@rapport/contract';
import type { Analysis } from '@rapport/transcript';
import type { RawBuilder } from 'kysely';
import { jsonb } from '../../../database/jsonb.ts';
import type { Meeting, Queryable } from '../../../database/types.ts';
import { findCorrectedValues, nothingCorrected } from '../../corrections/read-corrections.ts';
import { findOrganizationSettings } from '../../organizations/find-organization-settings.ts';
import { startOfMeeting } from '../processing/start-repository.ts';
import { findTeam } from '../upload/find-team.ts';
import { minutesOf } from './replace-results.ts';
import { digestOf, type Saving } from './saving.ts';

/** What the analysis says of the meeting, except what people corrected. */
export async function meetingResults(saving: Saving) {
  const { tx, run, analysis, directory, isFirst, meeting } = saving;
  const corrected = isFirst
    ? nothingCorrected
    : await findCorrectedValues(tx, run.organizationId, run.id);
  const tied = new Set(analysis.participants.map((person) => person.directoryUserId));
  return {
    ...(!corrected.start && {
      startsAt: await startOf(tx, analysis, meeting),
      isDateStated: analysis.date !== null,
      isTimeStated: analysis.startTime !== null,
    }),
    ...(!corrected.length && {
      durationMinutes: minutesOf(analysis),
      isDurationEstimated: analysis.durationIsEstimated,
    }),
    doubts: jsonb(analysis.doubts),
    team: findTeam(directory.filter(({ id }) => tied.has(id))),
    // Somebody without a name stands for everybody where nobody is named.
    participantCount: analysis.participants.filter(({ name }) => name !== unknownSpeaker).length,
    openerPosition: analysis.openerPosition,
    sentiment: analysis.sentiment,
    sentimentLabel: analysis.sentimentLabel,
    judgedReason: analysis.judgedReason,
    moods: jsonb(analysis.sentimentBreakdown),
    peopleByFeeling: jsonb(analysis.peopleByFeeling),
    language: analysis.language,
    summary: analysis.summary || null,
    summarySource: jsonb(analysis.summarySource),
    initiatives: analysis.initiatives,
    alsoSaid: analysis.alsoSaid,
    wordsDigest: analysis.wordsHash && digestOf(saving, analysis.wordsHash),
  };
}

/** In the transcript's own time zone if stated, otherwise the organization's. */
async function startOf(
  tx: Queryable,
  analysis: Analysis,
  { organizationId, createdAt: uploadedAt }: Meeting,
): Promise<Date | RawBuilder<Date>> {
  const zone = analysis.zone ?? (await findOrganizationSettings(tx, organizationId)).timezone;
  return startOfMeeting(analysis, zone, uploadedAt);
}
