import type { Happened } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { listFindingsOf } from '../../../ground/meeting/findings-repository.ts';
import { listSaidTurns } from '../../../ground/meeting/said-turn-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { correctedFindings } from '../../corrections/read-corrections.ts';
import { cutQuote } from '../cut-quote.ts';
import type { Outcomes, VotingMeeting } from './outcomes-repository.ts';

/** More are counted. */
const quotedMax = 5;

type VoteFact = Extract<Happened, { kind: 'vote-passed' }>;

/** The newest votes that passed in the meetings that the reader may read, and how many there are besides. */
export async function factsOfVotes(
  db: Database,
  member: Member,
  { voting }: Outcomes,
): Promise<VoteFact[]> {
  const quoted = await quoteVotes(db, member, voting.slice(0, quotedMax));
  const quotedIn = (id: string) => quoted.filter(({ meeting }) => meeting?.id === id).length;
  const others = voting.filter(({ id, votes }) => votes > quotedIn(id));
  const [newest] = others;
  if (!newest) return quoted;
  const votes = others.reduce((sum, one) => sum + one.votes - quotedIn(one.id), 0);
  return [
    ...quoted,
    {
      kind: 'vote-passed',
      on: newest.on,
      votes,
      meetings: others.length,
      tally: null,
      meeting: null,
      quote: null,
    },
  ];
}

async function quoteVotes(
  db: Database,
  { organizationId }: Member,
  voting: readonly VotingMeeting[],
): Promise<VoteFact[]> {
  const found = await listFindingsOf(
    db,
    organizationId,
    voting.map(({ id }) => id),
  );
  const corrected = await correctedFindings(
    db,
    organizationId,
    new Map(found.map(({ meetingId, findings }) => [meetingId, findings])),
  );
  const votes = voting
    .flatMap(({ id, title, on }) =>
      (corrected.get(id)?.decisions ?? []).flatMap(({ vote, evidence: [said], ...one }) => {
        if (!vote || !said) return [];
        const words = one.isCorrected ? said.quote : one.text;
        return [{ meeting: { id, title }, on, turn: said.turn, words, ...vote }];
      }),
    )
    .slice(0, quotedMax);
  const places = votes.map(({ meeting, turn }) => ({ meetingId: meeting.id, turn }));
  const turns = await listSaidTurns(db, organizationId, places);
  return votes.flatMap(({ meeting, on, turn, words, tally }): VoteFact[] => {
    const said = turns.find((one) => one.meetingId === meeting.id && one.turn === turn);
    if (!said) return [];
    const { start, speaker } = said;
    const quote = { meetingId: meeting.id, date: on, turn, start, speaker, quote: cutQuote(words) };
    return [{ kind: 'vote-passed', on, votes: 1, meetings: 1, tally, meeting, quote }];
  });
}
