import type { Happened, SaidInMeeting } from '@rapport/contract';
import { readsAlone } from '@rapport/transcript';
import type { Database } from '../../../database/types.ts';
import { listFindingsOf } from '../../../ground/meeting/findings-repository.ts';
import { listSaidTurns } from '../../../ground/meeting/said-turn-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { correctedFindings } from '../../corrections/read-corrections.ts';
import { cutQuote } from '../cut-quote.ts';
import type { DecidingMeeting, Outcomes } from './outcomes-repository.ts';

/** The number of decisions of the meetings that the reader may read, with one of the newest. */
export async function factsOfDecisions(
  db: Database,
  member: Member,
  { decisions, confirmed, deciding }: Outcomes,
): Promise<Happened[]> {
  const [last] = deciding;
  if (!last) return [];
  const quote = await quoteDecision(db, member, deciding);
  return [{ kind: 'decided', on: last.date, lastId: last.meetingId, decisions, confirmed, quote }];
}

/**
 * The newest decision of these meetings that somebody confirmed, or else that can be read alone. Null without one: a
 * bad quote says less than none.
 */
async function quoteDecision(
  db: Database,
  { organizationId }: Member,
  meetings: readonly DecidingMeeting[],
): Promise<SaidInMeeting | null> {
  const ids = meetings.map(({ meetingId }) => meetingId);
  const found = await listFindingsOf(db, organizationId, ids);
  const corrected = await correctedFindings(
    db,
    organizationId,
    new Map(found.map(({ meetingId, findings }) => [meetingId, findings])),
  );
  const readable = meetings.flatMap(({ meetingId, date }) => {
    const { decisions = [] } = corrected.get(meetingId) ?? {};
    return decisions.flatMap(({ text, evidence, isConfirmed = false }) => {
      const turn = evidence[0]?.turn;
      const isClear = isConfirmed || readsAlone(text);
      return turn !== undefined && isClear ? [{ meetingId, date, turn, text, isConfirmed }] : [];
    });
  });
  const best = readable.find(({ isConfirmed }) => isConfirmed) ?? readable[0];
  if (!best) return null;
  const { meetingId, date, turn, text } = best;
  const [said] = await listSaidTurns(db, organizationId, [{ meetingId, turn }]);
  return said
    ? { meetingId, date, turn, start: said.start, speaker: said.speaker, quote: cutQuote(text) }
    : null;
}
