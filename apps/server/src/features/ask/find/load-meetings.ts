import { type ActionState, writtenDay } from '@rapport/ask';
import type { AskedMeeting, Outcome } from '@rapport/contract';
import type { Queryable } from '../../../database/types.ts';
import { listFindingsOf } from '../../../ground/meeting/findings-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { correctedFindings } from '../../corrections/read-corrections.ts';
import type { KnownSpeaker } from '../question/known-repository.ts';
import { threadName } from '../question/thread-names.ts';
import type { MeetingText } from '../thread/meeting-text.ts';
import {
  type AskedMeetingRow,
  type AskedSpeakerRow,
  listActionsOf,
  listAskedMeetings,
  listPieceTexts,
  listSpeakersOf,
} from './loaded-meetings-repository.ts';

export type LoadedMeetings = {
  /** In the order of the ids. */
  texts: MeetingText[];
  shown: ReadonlyMap<string, AskedMeeting>;
  /** By participant id. */
  speakers: ReadonlyMap<string, AskedSpeakerRow>;
  /** Decisions and open questions that people added by hand, so they have no speaker. */
  added: readonly { kind: 'decision' | 'question'; text: string }[];
};

/**
 * Meetings as their readers see them: with corrected names, without removed decisions and actions.
 * @param chosen people of the filters
 * @param state only actions of this state
 */
export async function loadMeetings(
  db: Queryable,
  member: Member,
  ids: readonly string[],
  chosen: readonly KnownSpeaker[] = [],
  state: ActionState | null = null,
): Promise<LoadedMeetings> {
  const rows = await listAskedMeetings(db, member, ids);
  const readable = rows.map(({ id }) => id);
  const [speakers, actions, texts, read] = await Promise.all([
    listSpeakersOf(db, member, readable),
    member.settings.activeFeatures.actions ? listActionsOf(db, member, readable, state) : [],
    listPieceTexts(db, member, readable),
    listFindingsOf(db, member.organizationId, readable),
  ]);
  const pieces = Map.groupBy(texts, ({ meetingId }) => meetingId);
  const findings = await correctedFindings(
    db,
    member.organizationId,
    new Map(read.map(({ meetingId, findings }) => [meetingId, findings])),
  );
  const actionsOf = Map.groupBy(actions, ({ meetingId }) => meetingId);
  const speakersOf = Map.groupBy(speakers, ({ meetingId }) => meetingId);
  return {
    texts: rows.map(({ id, title, date, startedAt, initiatives }): MeetingText => {
      const found = findings.get(id);
      const said = (kind: 'decision' | 'question', outcomes: readonly Outcome[] = []) =>
        outcomes.flatMap(({ evidence: [evidence] }) =>
          evidence ? [{ kind, turn: evidence.turn, quote: evidence.quote, owner: null }] : [],
        );
      return {
        id,
        title,
        day: date,
        startedAt,
        series: null,
        topics: initiatives,
        chapters: found?.chapters ?? [],
        outcomes: [
          ...said('decision', found?.decisions),
          ...(actionsOf.get(id) ?? []).map(({ turn, quote, owner, ownerUserId }) => ({
            kind: 'action' as const,
            turn,
            quote,
            owner:
              owner === null || ownerUserId === null
                ? owner
                : threadName(chosen, { userId: ownerUserId, name: owner }),
          })),
          ...said('question', found?.openQuestions),
        ],
        pieces: (pieces.get(id) ?? []).map(({ turns }) => turns),
        names: namesOf(speakersOf.get(id) ?? [], { title, date }, chosen),
      };
    }),
    shown: new Map(rows.map((row) => [row.id, presentAskedMeeting(row)])),
    speakers: new Map(speakers.map((speaker) => [speaker.id, speaker])),
    added: [...findings.values()].flatMap(({ decisions, openQuestions }) => [
      ...addedOf('decision', decisions),
      ...addedOf('question', openQuestions),
    ]),
  };
}

const addedOf = (kind: 'decision' | 'question', outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ text, isAdded }) => (isAdded ? [{ kind, text }] : []));

/** Adds the meeting to a label such as 'Speaker 3', which is a different person in each meeting. */
export const namesOf = (
  speakers: readonly AskedSpeakerRow[],
  { title, date }: Pick<AskedMeetingRow, 'title' | 'date'>,
  chosen: readonly KnownSpeaker[],
) =>
  Object.fromEntries(
    speakers.map(({ id, name, isNamed, directoryUserId: userId }) => [
      id,
      isNamed
        ? threadName(chosen, { userId, name })
        : `${name} of ‘${title}’ (${writtenDay(date)})`,
    ]),
  );

export const presentAskedMeeting = ({
  id,
  title,
  date,
  seconds,
  participants,
}: Omit<AskedMeetingRow, 'initiatives' | 'startedAt'>): AskedMeeting => ({
  id,
  name: title,
  date,
  seconds,
  participants,
});
