import type { ConfirmQuestion, MeetingFindings, SaidPiece, ToConfirm } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { requireChange } from '../../ground/meeting/policy.ts';
import { presentConfirmed } from '../../ground/meeting/present-confirmed.ts';
import { requireMeeting } from '../../ground/meeting/require-meeting.ts';
import { listSaidTurns } from '../../ground/meeting/said-turn-repository.ts';
import { badRequest } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { type AskedAction, listAskedActions } from '../actions/list-asked-actions.ts';
import { correctedFindingsOf } from '../corrections/read-corrections.ts';
import { outcomesToConfirm } from '../corrections/store-confirmations.ts';
import { type AskedSpeaker, listAskedSpeakers } from '../speakers/list-asked-speakers.ts';
import { findNextMeeting, findState } from './confirmation-repository.ts';
import { type PieceAt, piecesOf } from './said-pieces.ts';

/** A question without the sentences that it shows. */
type Asked = {
  turn: number | null;
  /** The sentence; null for the whole turn. */
  quote: string | null;
  question: (pieces: Pieces) => ConfirmQuestion;
};
type Pieces = Record<'said' | 'previous' | 'next', SaidPiece | null>;

/** @throws AppError 404 if the member may not read the meeting, 403 if they may not correct it */
export async function getToConfirm(db: Database, member: Member, id: string): Promise<ToConfirm> {
  const meeting = await requireMeeting(db, member, id);
  requireChange(member, meeting);
  if (meeting.status !== 'completed')
    throw badRequest('NOT_COMPLETED', 'The transcript has to be read before it can be confirmed.');
  const key = { organizationId: member.organizationId, meetingId: meeting.id };
  const findings = await correctedFindingsOf(db, key);
  const asked = await listAsked(db, member, key, findings);
  const places = asked.flatMap(({ turn }) =>
    turn === null ? [] : [turn - 1, turn, turn + 1].map((at) => ({ meetingId: id, turn: at })),
  );
  const at = piecesOf(await listSaidTurns(db, member.organizationId, places));
  const state = await findState(db, member, meeting.id);
  const { confirmed = null } = presentConfirmed({ ...meeting, ...state });
  return {
    questions: asked.map((one) => one.question(piecesAround(one, at))),
    confirmed,
    nextMeeting: await findNextMeeting(db, member, meeting.id),
  };
}

async function listAsked(
  db: Database,
  member: Member,
  key: { organizationId: string; meetingId: string },
  findings: MeetingFindings | null,
): Promise<Asked[]> {
  const speakers = await listAskedSpeakers(db, member, key.meetingId);
  const actions = member.settings.activeFeatures.actions
    ? await listAskedActions(db, key, findings?.maybe?.actions)
    : [];
  const outcomes = (findings ? outcomesToConfirm(findings) : []).map(askedOutcome);
  const of = (kind: 'decision' | 'question') =>
    outcomes.filter((one) => one.kind === kind).map(({ asked }) => asked);
  return [
    ...speakers.map(askedSpeaker).toSorted(byTime),
    ...of('decision').toSorted(byTime),
    ...actions.map(askedAction).toSorted(byTime),
    ...of('question').toSorted(byTime),
  ];
}

const placeOf = ({ turn }: Asked) => turn ?? Number.MAX_SAFE_INTEGER;
const byTime = (a: Asked, b: Asked) => placeOf(a) - placeOf(b);

function askedSpeaker({ participantId, name, person, reason, turn }: AskedSpeaker): Asked {
  const id = `speaker:${participantId}`;
  const found = { participantId, name, person, reason, confidence: 'very-likely' as const };
  return {
    turn,
    quote: null,
    question: (pieces) => ({ kind: 'speaker', id, ...pieces, ...found }),
  };
}

function askedOutcome(one: ReturnType<typeof outcomesToConfirm>[number]) {
  const { kind, sure, text, evidence } = one;
  const [place] = evidence;
  const turn = place?.turn ?? null;
  const id = `${kind}:${turn}:${text}`;
  const question = (pieces: Pieces): ConfirmQuestion => ({
    kind,
    id,
    sure,
    text,
    turn,
    ...pieces,
  });
  return { kind, asked: { turn, quote: place?.quote ?? null, question } satisfies Asked };
}

function askedAction({ id, text, turn, quote, owner, dueDay, dueWords }: AskedAction): Asked {
  const known = {
    id: id === null ? `action:${turn}:${text}` : `action:${id}`,
    sure: id !== null,
    text,
    turn,
    owner,
    dueDay,
    dueWords,
  };
  return { turn, quote, question: (pieces) => ({ kind: 'action', ...pieces, ...known }) };
}

function piecesAround({ turn, quote }: Asked, at: PieceAt): Pieces {
  if (turn === null) return { said: null, previous: null, next: null };
  const said = at(turn, 'start');
  return {
    said: said && { ...said, text: quote ?? said.text },
    previous: at(turn - 1, 'end'),
    next: at(turn + 1, 'start'),
  };
}
