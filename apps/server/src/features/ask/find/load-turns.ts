import { lettersToCount } from '@rapport/ask';
import type { Member } from '../../../platform/session.ts';
import type { AskServices } from '../found.ts';
import type { Understood } from '../question/understand-question.ts';
import type { MeetingTurns } from '../thread/count-turns.ts';
import { namesOf, presentAskedMeeting } from './load-meetings.ts';
import {
  type AskedMeetingRow,
  listAskedMeetings,
  listPieceTexts,
  listSpeakersOf,
} from './loaded-meetings-repository.ts';

/**
 * Number of meetings whose words are in memory at once: an hour of talk is about 60 kB. Each part waits for a thread.
 */
const meetingsAtOnce = 100;

/** The turns of all these meetings that may be counted, read in parts. */
export async function loadTurns(
  { db, threads }: AskServices,
  member: Member,
  { question, chosen }: Pick<Understood, 'question' | 'chosen'>,
  { ids, signal }: { ids: readonly string[]; signal: AbortSignal },
) {
  const rows = await listAskedMeetings(db, member, ids);
  const speakers = await listSpeakersOf(
    db,
    member,
    rows.map(({ id }) => id),
  );
  const speakersOf = Map.groupBy(speakers, ({ meetingId }) => meetingId);
  const letters = lettersToCount(question);
  const turns: MeetingTurns[] = [];
  for (const part of partsOf(rows)) {
    const partIds = part.map(({ id }) => id);
    const pieces = Map.groupBy(
      await listPieceTexts(db, member, partIds, letters),
      ({ meetingId }) => meetingId,
    );
    const meetings = part.map(({ id, title, date, startedAt }) => ({
      id,
      title,
      day: date,
      startedAt,
      series: null,
      topics: [],
      chapters: [],
      outcomes: [],
      pieces: (pieces.get(id) ?? []).map((piece) => piece.turns),
      names: namesOf(speakersOf.get(id) ?? [], { title, date }, chosen),
    }));
    turns.push(...(await threads.run('turns', { question, meetings }, signal)));
  }
  return {
    turns,
    shown: new Map(rows.map((row) => [row.id, presentAskedMeeting(row)])),
    speakers: new Map(speakers.map((speaker) => [speaker.id, speaker])),
  };
}

const partsOf = (rows: readonly AskedMeetingRow[]): AskedMeetingRow[][] =>
  Array.from({ length: Math.ceil(rows.length / meetingsAtOnce) }, (_, at) =>
    rows.slice(at * meetingsAtOnce, (at + 1) * meetingsAtOnce),
  );
