import type { ActiveFeatures, MeetingTranscript } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { presentCorrections } from '../corrections/present-corrections.ts';
import { nameDirectoryPeople } from '../users/name-directory-people.ts';
import { hasFile } from './meeting-file.ts';
import { meetingAbilities } from './policy.ts';
import { readMeeting } from './read-meetings.ts';
import {
  findPiece,
  findTranscript,
  listActionItems,
  listParticipants,
} from './result-repository.ts';

type Turns = MeetingTranscript['turns'];
/** A transcript of any length: its turns come in pieces, as they are read. */
export type TranscriptInPieces = Omit<MeetingTranscript, 'turns'> & {
  pieces: AsyncGenerator<Turns>;
};

/** What was said in a meeting, with what the results rest on and what people set right. */
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
  // Speakers are set right by reading the file once more.
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
    // Who asks again gets the new one.
    if (!piece) throw new Error('The transcript was replaced while it was read.');
    yield sentiment ? piece.turns : piece.turns.map(({ moment, momentWords, ...turn }) => turn);
  }
}
