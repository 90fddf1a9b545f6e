import type {
  MeetingDetail,
  MeetingGraph,
  ParticipantSummary,
  SentimentBreakdownAnswer,
  TranscriptTurn,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { badRequest } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import {
  getMeeting,
  getMeetingGraph,
  getParticipantSummaries,
  getSentimentBreakdown,
} from '../meetings/read-meetings.ts';
import { getMeetingTranscript, type TranscriptInPieces } from '../meetings/read-transcript.ts';

/** The words and outcomes of a meeting. */
export type SaidMeeting = {
  meeting: MeetingDetail;
  transcript: TranscriptInPieces;
  nameOf: (participantId: string | null) => string;
};

/** What a meeting's page says. A part is null if the organization has switched it off. */
export type ExportedMeeting = SaidMeeting & {
  summaries: readonly ParticipantSummary[];
  breakdown: SentimentBreakdownAnswer | null;
  graph: MeetingGraph | null;
};

const unnamed = 'Unknown speaker';
/** In place of the speaker of a line of minutes. */
export const ofMinutes = 'Minutes';

/**
 * By the calls of the page, so that an export holds nothing else.
 * @throws AppError 404 if there is no such meeting or the member may not read it
 */
export async function readSaid(
  db: Database,
  member: Member,
  id: string,
  { withMaybe }: { withMaybe: boolean },
): Promise<SaidMeeting> {
  const reader = withoutOwnMood(member);
  const whole = await getMeeting(db, reader, id);
  const meeting = withMaybe ? whole : withoutMaybe(whole);
  if (meeting.processingStatus !== 'completed')
    throw badRequest('NOT_ANALYSED', 'This meeting can be exported when its analysis is complete.');
  const transcript = await getMeetingTranscript(db, reader, id);
  const names = new Map([
    ...transcript.speakers.map(({ participantId, label }) => [participantId, label] as const),
    ...meeting.participants.map(
      ({ id, user }) => [id, `${user.firstName} ${user.lastName}`.trim()] as const,
    ),
  ]);
  return {
    meeting,
    transcript,
    nameOf: (participantId) => names.get(participantId ?? '') || unnamed,
  };
}

/** What may be a decision, an action or an open question is exported only on request. */
const withoutMaybe = ({ findings, ...meeting }: MeetingDetail): MeetingDetail => ({
  ...meeting,
  findings: findings && { ...findings, maybe: undefined },
});

/** Adds what the page shows besides. */
export async function readExport(
  db: Database,
  member: Member,
  id: string,
  said: SaidMeeting,
): Promise<ExportedMeeting> {
  const reader = withoutOwnMood(member);
  const { activeFeatures } = member.settings;
  const { summaries } = await getParticipantSummaries(db, reader, id);
  return {
    ...said,
    summaries,
    breakdown: activeFeatures.sentiment ? await getSentimentBreakdown(db, reader, id) : null,
    graph: activeFeatures.interactionGraphs ? await getMeetingGraph(db, reader, id) : null,
  };
}

/** A file can be passed on, so it leaves out moods that only this reader may see. */
function withoutOwnMood(member: Member): Member {
  const { trust } = member.settings;
  if (trust.individualFigures !== 'own') return member;
  return {
    ...member,
    settings: { ...member.settings, trust: { ...trust, individualFigures: 'off' } },
  };
}

/** What was said, without results. */
export type SpokenMeeting = Pick<SaidMeeting, 'nameOf'> & {
  transcript: Pick<TranscriptInPieces, 'readPieces'>;
};

export const speakerOf = ({ nameOf }: Pick<SaidMeeting, 'nameOf'>, turn: TranscriptTurn) =>
  turn.written ? ofMinutes : nameOf(turn.participantId);

/** All turns at once. */
export async function readTurns({ transcript }: SaidMeeting): Promise<TranscriptTurn[]> {
  const turns: TranscriptTurn[] = [];
  for await (const piece of transcript.readPieces()) turns.push(...piece);
  return turns;
}
