import type { ActiveFeatures, MeetingTranscript } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { hasFile } from '../../ground/meeting/meeting-file-repository.ts';
import { meetingAbilities } from '../../ground/meeting/policy.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { presentCorrections } from '../corrections/present-corrections.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';
import { readMeeting } from './read-meetings.ts';
import {
  findPiece,
  findTranscript,
  listActionItems,
  listParticipants,
} from './result-repository.ts';

type Turns = MeetingTranscript['turns'];
/** A transcript of any length: its turns are read from the database in pieces. */
export type TranscriptInPieces = Omit<MeetingTranscript, 'turns'> & {
  pieces: AsyncGenerator<Turns>;
};

/** The transcript of a meeting, with the evidence of its results and its corrections. */
export async function getMeetingTranscript(
  db: Database,
  member: Member,
  id: string,
): Promise<TranscriptInPieces> {
  const { meeting, activeFeatures } = await readMeeting(db, member, id);
  const { organizationId } = member;
  const transcript = await findTranscript(db, organizationId, meeting.id);
  if (!transcript) throw notFound('Transcript');
  const participants = await listParticipants(db, organizationId, meeting.id);
  const items = activeFeatures.actions
    ? await listActionItems(db, organizationId, meeting.id)
    : null;
  // Correcting speakers requires a new analysis of the file.
  const can = {
    correct: meetingAbilities(member, meeting).correct && (await hasFile(db, meeting)),
  };
  const suggestedIds = participants.flatMap(({ suggestedUserId: id }) => (id ? [id] : []));
  const suggested = await nameDirectoryPeople(db, organizationId, can.correct ? suggestedIds : []);
  return {
    pieces: readPieces(
      db,
      { organizationId, meetingId: meeting.id, ...transcript },
      activeFeatures,
    ),
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

async function* readPieces(
  db: Database,
  key: Parameters<typeof findPiece>[1] & { pieces: number },
  { sentiment }: ActiveFeatures,
): AsyncGenerator<Turns> {
  for (let position = 0; position < key.pieces; position += 1) {
    const piece = await findPiece(db, key, position);
    // A new request reads the new transcript.
    if (!piece) throw new Error('The transcript was replaced while it was read.');
    yield sentiment ? piece.turns : piece.turns.map(({ moment, momentWords, ...turn }) => turn);
  }
}
