import type { Happened, MeetingFindings, SaidInMeeting } from '@rapport/contract';
import { leansBack } from '@rapport/transcript';
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
  const on = newest[0]?.date;
  if (on === undefined) return [];
  const quote = await quoteDecision(db, member, newest);
  return [{ kind: 'decided', on, ...counts, quote }];
}

type Decision = MeetingFindings['decisions'][number];

/**
 * The decision of these meetings that can best be read alone: a confirmed one, then one that points to nothing before
 * it, is part of In short, or is quoted from its beginning; of equal ones the newest. None that was added by hand: it has no words.
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
  const [best] = meetings
    .flatMap(({ meetingId, date }) => {
      const { decisions = [], inShort = [] } = corrected.get(meetingId) ?? {};
      const told = new Set(inShort.map(({ text }) => text));
      return decisions.map((decision) => ({
        meetingId,
        date,
        text: decision.text,
        turn: decision.evidence[0]?.turn,
        rank: rankOf(decision, told),
      }));
    })
    .filter(({ turn }) => turn !== undefined)
    .toSorted((one, other) => other.rank - one.rank);
  if (best?.turn === undefined) return null;
  const { meetingId, date, turn, text } = best;
  const [said] = await listSaidTurns(db, organizationId, [{ meetingId, turn }]);
  return said
    ? { meetingId, date, turn, start: said.start, speaker: said.speaker, quote: cutQuote(text) }
    : null;
}

const fewestCharacters = 40;

const rankOf = ({ text, isConfirmed }: Decision, told: ReadonlySet<string>): number =>
  [
    !text.startsWith('…'),
    told.has(text),
    text.length >= fewestCharacters && !leansBack(text),
    isConfirmed,
  ].reduce((rank, holds, at) => rank + (holds ? 2 ** at : 0), 0);
