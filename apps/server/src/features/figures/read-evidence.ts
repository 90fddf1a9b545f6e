import type { EvidenceQuery, FigureEvidence } from '@rapport/contract';
import { isTie } from '@rapport/network';
import { AppError, forbidden } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import type { changesReader } from './changes/read-changes.ts';
import { cutQuote } from './cut-quote.ts';
import {
  listExchangesOfTie,
  listMeetingsOfBridge,
  listMeetingsOfDepartments,
  listMeetingsOfGroup,
  listMeetingsOfTopic,
  listQuotedTurns,
  listReadable,
  type QuotedTurn,
  type QuotedTurns,
} from './evidence-repository.ts';
import { type FigureServices, type ReadPeriods, readPeriods } from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

type ListChanges = ReturnType<typeof changesReader>['list'];
type Services = Pick<FigureServices, 'db'> & { listChanges: ListChanges };

/** Limits the number of transcripts that are read. */
const meetingsQuoted = 12;
const turnsOfMeeting = 3;

/**
 * The meetings that a figure is based on: those that the reader may open, with turns that show it, and the number of
 * others.
 * @throws AppError 403 for members who may not see the figure, 404 if the figure is not shown to them
 */
export async function readEvidence(
  services: Services,
  member: Member,
  query: EvidenceQuery,
): Promise<FigureEvidence> {
  const { db } = services;
  await requireFigures(db, member);
  const periods = await readPeriods(db, member, query);
  const { meetingIds, quoted } = await findMeetings(services, member, periods, query);
  const readable = await listReadable(db, member, meetingIds);
  // The name of a topic is content, so it is shown only to readers of a meeting with it.
  if (query.of === 'initiative' && readable.length === 0) throw noSuchFigure();
  const from = query.after === undefined ? 0 : placeAfter(query.after, readable);
  const shown = readable.slice(from, from + meetingsQuoted);
  const ids = shown.map(({ meetingId }) => meetingId);
  const turns = quoted ? await listQuotedTurns(db, member, ids, quoted, turnsOfMeeting) : [];
  const byMeeting = Map.groupBy(turns, ({ meetingId }) => meetingId);
  return {
    meetings: shown.map((meeting) => ({
      ...meeting,
      turns: (byMeeting.get(meeting.meetingId) ?? []).map(presentTurn),
    })),
    earlier: readable.length - from - shown.length,
    withheld: meetingIds.length - readable.length,
  };
}

/** Nothing follows a meeting that is gone, so that no page comes twice. */
function placeAfter(id: string, meetings: readonly { meetingId: string }[]): number {
  const at = meetings.findIndex(({ meetingId }) => meetingId === id);
  return at < 0 ? meetings.length : at + 1;
}

const noSuchFigure = () =>
  new AppError(404, 'NO_EVIDENCE', 'No meeting of this period shows this.');

const presentTurn = ({ turn, start, speaker, text }: QuotedTurn) => ({
  turn,
  start,
  speaker,
  quote: cutQuote(text),
});

/** `quoted` is null for figures that cannot be shown by single turns. */
type Found = { meetingIds: readonly string[]; quoted: QuotedTurns | null };

async function findMeetings(
  services: Services,
  member: Member,
  periods: ReadPeriods,
  { of, subject, other = '' }: EvidenceQuery,
): Promise<Found> {
  const { db } = services;
  const { now } = periods;
  if (of === 'initiative') {
    const meetingIds = await listMeetingsOfTopic(db, member, now, subject);
    return { meetingIds, quoted: { topic: subject } };
  }
  if (of === 'department' || of === 'team') {
    const meetingIds = await listMeetingsOfGroup(db, member, now, { kind: of, name: subject });
    return { meetingIds, quoted: null };
  }
  if (of === 'departments' || of === 'bridge' || of === 'tie') {
    if (!member.settings.activeFeatures.interactionGraphs) throw forbidden();
    if (of === 'tie') return findMeetingsOfTie(services, member, periods, [subject, other]);
    if (of === 'bridge') {
      const bridge = { personId: subject, department: other };
      const meetingIds = await listMeetingsOfBridge(db, member, now, bridge);
      return { meetingIds, quoted: bridge };
    }
    const departments = [subject, other] as const;
    const meetingIds = await listMeetingsOfDepartments(db, member, now, departments);
    return { meetingIds, quoted: { departments } };
  }
  const names = other ? [subject, other] : [subject];
  const change = (await services.listChanges(member, periods)).find(
    ({ kind, seriesId, subject: named }) =>
      // Series may have the same name, so their id is compared.
      kind === of && (seriesId ?? named.join('\n')) === names.join('\n'),
  );
  if (!change) throw noSuchFigure();
  return { meetingIds: change.meetingIds, quoted: quotedFor(of, subject, other) };
}

/** Only of a tie that the map shows: nothing is told of two people who answered each other once. */
async function findMeetingsOfTie(
  { db }: Services,
  member: Member,
  { now }: ReadPeriods,
  people: readonly [string, string],
): Promise<Found> {
  const meetings = await listExchangesOfTie(db, member, now, people);
  const exchanges = meetings.reduce((sum, meeting) => sum + meeting.exchanges, 0);
  if (!isTie({ meetings: meetings.length, exchanges })) throw noSuchFigure();
  return { meetingIds: meetings.map(({ id }) => id), quoted: { people } };
}

function quotedFor(kind: EvidenceQuery['of'], subject: string, other: string): QuotedTurns | null {
  switch (kind) {
    case 'mentions-of-initiative':
    case 'people-of-initiative':
      return { topic: subject };
    case 'talk-between-departments':
    case 'ties-between-departments':
      return { departments: [subject, other] };
    default:
      return null;
  }
}
