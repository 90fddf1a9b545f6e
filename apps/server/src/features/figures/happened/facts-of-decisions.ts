import type { Happened, SaidInMeeting } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import type { Span } from '../../../ground/meeting/counted-meetings-repository.ts';
import { listSaidTurns } from '../../../ground/meeting/said-turn-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { correctedFindingsOf } from '../../corrections/read-corrections.ts';
import { cutQuote } from '../cut-quote.ts';
import { countDecisions } from './decisions-repository.ts';

/** The number of decisions of the meetings that the reader may read, with one of the newest. */
export async function factsOfDecisions(
  db: Database,
  member: Member,
  span: Span,
): Promise<Happened[]> {
  const counted = await countDecisions(db, member, span);
  if (!counted?.on || !counted.meetingId) return [];
  const { decisions, confirmed, on, meetingId } = counted;
  const quote = await quoteDecision(db, member, { meetingId, date: on });
  return [{ kind: 'decided', on, decisions, confirmed, quote }];
}

/** A confirmed decision of the meeting, or else the first. None that was added by hand: it has no words. */
async function quoteDecision(
  db: Database,
  { organizationId }: Member,
  { meetingId, date }: Pick<SaidInMeeting, 'meetingId' | 'date'>,
): Promise<SaidInMeeting | null> {
  const found = await correctedFindingsOf(db, { organizationId, meetingId });
  const said = found?.decisions.filter(({ evidence }) => evidence.length > 0) ?? [];
  const shown = said.find(({ isConfirmed }) => isConfirmed) ?? said[0];
  const turn = shown?.evidence[0]?.turn;
  if (!shown || turn === undefined) return null;
  const [spoken] = await listSaidTurns(db, organizationId, [{ meetingId, turn }]);
  if (!spoken) return null;
  const { start, speaker } = spoken;
  return { meetingId, date, turn, start, speaker, quote: cutQuote(shown.text) };
}
