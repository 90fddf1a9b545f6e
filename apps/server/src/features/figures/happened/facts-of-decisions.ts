import type { Happened, SaidInMeeting } from '@rapport/contract';
import { readsAlone } from '@rapport/transcript';
import type { Database } from '../../../database/types.ts';
import type { Span } from '../../../ground/meeting/counted-meetings-repository.ts';
import { listFindingsOf } from '../../../ground/meeting/findings-repository.ts';
import { listSaidTurns } from '../../../ground/meeting/said-turn-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { correctedFindings } from '../../corrections/read-corrections.ts';
import { cutQuote } from '../cut-quote.ts';
import { countDecisions, listDeciding } from './decisions-repository.ts';

/** The quote is looked for in as many of the newest meetings with a decision. */
const newestMax = 5;

/** The number of decisions of the meetings that the reader may read, with one of the newest. */
export async function factsOfDecisions(
  db: Database,
  member: Member,
  span: Span,
): Promise<Happened[]> {
  const [counts, newest] = await Promise.all([
    countDecisions(db, member, span),
    listDeciding(db, member, span, newestMax),
  ]);
  const [last] = newest;
  if (!last) return [];
  const quote = await quoteDecision(db, member, newest);
  return [{ kind: 'decided', on: last.date, lastId: last.meetingId, ...counts, quote }];
}

/**
 * The newest decision of these meetings that somebody confirmed, or else that can be read alone. Null without one: a
 * bad quote says less than none.
 */
async function quoteDecision(
  db: Database,
  { organizationId }: Member,
  meetings: readonly { meetingId: string; date: string }[],
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
