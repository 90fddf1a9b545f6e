import type { MeetingTranscript } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { presentCorrections } from '../corrections/present-corrections.ts';
import { nameDirectoryPeople } from '../users/name-directory-people.ts';
import { hasFile } from './meeting-file.ts';
import { meetingAbilities } from './policy.ts';
import { readMeeting } from './read-meetings.ts';
import { findTranscript, listActionItems, listParticipants } from './result-repository.ts';

/** What was said in a meeting, with what the results rest on and what people set right. */
export async function getMeetingTranscript(
  db: Database,
  member: Member,
  id: string,
): Promise<MeetingTranscript> {
  const { meeting, activeFeatures } = await readMeeting(db, member, id);
  const { organizationId } = member;
  const transcript = await findTranscript(db, organizationId, meeting.id);
  if (!transcript) throw notFound('Transcript');
  const participants = await listParticipants(db, organizationId, meeting.id);
  const items = activeFeatures.actions
    ? await listActionItems(db, organizationId, meeting.id)
    : null;
  // Speakers are set right by reading the file once more.
  const can = {
    correct: meetingAbilities(member, meeting).correct && (await hasFile(db, meeting)),
  };
  const suggestedIds = participants.flatMap(({ suggestedUserId: id }) => (id ? [id] : []));
  const suggested = await nameDirectoryPeople(db, organizationId, can.correct ? suggestedIds : []);
  return {
    turns: activeFeatures.sentiment
      ? transcript.turns
      : transcript.turns.map(({ moment, ...turn }) => turn),
    coverage: transcript.coverage,
    summary: transcript.summaryLines,
    ...(items && {
      actionItems: items.map(({ turn, quote }) => ({ turn: turn ?? 0, quote: quote ?? '' })),
    }),
    speakers: participants.map((row) => ({
      participantId: row.id,
      label: row.label ?? row.name,
      joined: row.joined,
      tie:
        row.directoryUserId && row.tieHow && row.tieSure
          ? { userId: row.directoryUserId, how: row.tieHow, sure: row.tieSure }
          : null,
      suggestion: suggested.get(row.suggestedUserId ?? '') ?? null,
    })),
    corrections: await presentCorrections(db, { organizationId, meetingId: meeting.id }),
    can,
  };
}
