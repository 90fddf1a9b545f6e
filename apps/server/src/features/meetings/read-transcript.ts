import type { MeetingCheckKind, MeetingTranscript } from '@rapport/contract';
import type { Database, StoredTurn } from '../../database/types.ts';
import { hasFile } from '../../ground/meeting/meeting-file-repository.ts';
import { meetingAbilities } from '../../ground/meeting/policy.ts';
import { inVisibleOrder, maySayMoodOf, maySayMoods } from '../../ground/meeting/visible-figures.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { presentCorrections } from '../corrections/present-corrections.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';
import { readMeeting } from './read-meetings.ts';
import {
  findPiece,
  findTranscript,
  listActionItems,
  listParticipants,
  type ParticipantRow,
} from './result-repository.ts';
import { visibleSummaryLines } from './visible-texts.ts';

type Turns = MeetingTranscript['turns'];
/**
 * A transcript of any length. Each call of `readPieces` reads its turns from the database in
 * pieces.
 */
export type TranscriptInPieces = Omit<MeetingTranscript, 'turns'> & {
  readPieces: () => AsyncGenerator<Turns>;
};

/** A new reading takes seconds, so that two cannot follow each other within one call. */
const attemptsMax = 3;

/**
 * The transcript of a meeting, with the evidence of its results and its corrections. A new reading may replace it
 * between two statements; then the new one is read.
 * @throws AppError 409 if a later piece of a long one is replaced while it is read
 */
export async function getMeetingTranscript(
  db: Database,
  member: Member,
  id: string,
): Promise<TranscriptInPieces> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const transcript = await readOnce(db, member, id);
    if (transcript) return transcript;
  }
  throw replaced();
}

const replaced = () =>
  new AppError(
    409,
    'CHANGED_MEANWHILE',
    'The transcript was read again meanwhile. Please load it again.',
  );

/** Undefined if the transcript was replaced meanwhile. */
async function readOnce(
  db: Database,
  member: Member,
  id: string,
): Promise<TranscriptInPieces | undefined> {
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
  const key = { organizationId, meetingId: meeting.id, ...transcript };
  const corrections = await presentCorrections(db, key);
  // Last, so that all that was read before belongs to it.
  const first = await findPiece(db, key, 0);
  if (!first) return undefined;
  return {
    readPieces: () => readPieces(db, key, first, momentFilter(member, participants)),
    coverage: {
      ...transcript.coverage,
      ...warningsOf(meeting.toCheck, transcript.coverage.warnings ?? []),
    },
    summary: visibleSummaryLines(member, transcript.summaryLines, meeting.summarySource),
    ...(items && {
      actionItems: items.map(({ turn, quote }) =>
        turn === null ? { turn: 0, quote: '' } : { turn, quote: quote ?? '' },
      ),
    }),
    speakers: inVisibleOrder(member, participants).map((row) => ({
      participantId: row.id,
      label: row.label ?? row.name,
      joined: row.joined,
      ...(row.statedRole !== null && { role: row.statedRole }),
      tie:
        row.directoryUserId && row.tieHow && row.tieSure
          ? { userId: row.directoryUserId, how: row.tieHow, sure: row.tieSure }
          : null,
      suggestion: suggested.get(row.suggestedUserId ?? '') ?? null,
    })),
    corrections,
    can,
  };
}

/** Names inside turns are a doubt, which somebody may have decided since the analysis. */
function warningsOf(
  toCheck: readonly MeetingCheckKind[],
  found: readonly Warning[],
): { warnings?: Warning[] } {
  const warnings: Warning[] = [
    ...(toCheck.includes('names-inside') ? (['names-inside-turns'] as const) : []),
    ...found.filter((warning) => warning === 'unnamed-voices'),
  ];
  return warnings.length > 0 ? { warnings } : {};
}

type Warning = NonNullable<MeetingTranscript['coverage']['warnings']>[number];

async function* readPieces(
  db: Database,
  key: Parameters<typeof findPiece>[1] & { pieces: number },
  first: { turns: StoredTurn[] },
  showsMoment: (turn: Turns[number]) => boolean,
): AsyncGenerator<Turns> {
  for (let position = 0; position < key.pieces; position += 1) {
    const piece = position === 0 ? first : await findPiece(db, key, position);
    if (!piece) throw replaced();
    yield piece.turns.map((turn) => (showsMoment(turn) ? turn : withoutMoment(turn)));
  }
}

/** Whether a turn keeps its mark of a strong moment. */
function momentFilter(member: Member, participants: readonly ParticipantRow[]) {
  if (!member.settings.activeFeatures.sentiment) return () => false;
  const shown = participants.filter((row) => maySayMoodOf(member, row));
  const shownIds = new Set(shown.map(({ id }) => id));
  return ({ participantId }: Turns[number]): boolean =>
    participantId === null ? maySayMoods(member) : shownIds.has(participantId);
}

const withoutMoment = ({ moment, momentWords, ...turn }: Turns[number]) => turn;
