import type { Queryable } from '../../../database/types.ts';
import { listFindingsOf } from '../../../ground/meeting/findings-repository.ts';
import { listSaidTurns } from '../../../ground/meeting/said-turn-repository.ts';
import { correctedFindings } from '../../corrections/read-corrections.ts';
import type { MetRow } from './asked-meetings-repository.ts';

export type OutcomeList = 'decisions' | 'openQuestions';

export type FoundOutcome = {
  meetingId: string;
  title: string;
  day: string;
  text: string;
  /** Null if it was added by hand. */
  turn: number | null;
  /** The name, once it was read. */
  speaker: string | null;
  /** In seconds, once it was read. */
  start?: number | null;
  turnText?: string;
};

/** The outcomes of these meetings, which the reader may read, in their order and as corrected. */
export async function readOutcomes(
  db: Queryable,
  { organizationId }: { organizationId: string },
  meetings: readonly Pick<MetRow, 'id' | 'title' | 'day'>[],
  list: OutcomeList,
): Promise<FoundOutcome[]> {
  const ids = meetings.map(({ id }) => id);
  const found = await listFindingsOf(db, organizationId, ids);
  const corrected = await correctedFindings(
    db,
    organizationId,
    new Map(found.map(({ meetingId, findings }) => [meetingId, findings])),
  );
  return meetings.flatMap(({ id, title, day }) =>
    (corrected.get(id)?.[list] ?? []).map(({ text, evidence }) => ({
      meetingId: id,
      title,
      day,
      text,
      turn: evidence[0]?.turn ?? null,
      speaker: null,
    })),
  );
}

/** The same with the speaker and the whole turn of each that was said. */
export async function withSpeakers(
  db: Queryable,
  organizationId: string,
  outcomes: readonly FoundOutcome[],
): Promise<FoundOutcome[]> {
  const places = outcomes.flatMap(({ meetingId, turn }) =>
    turn === null ? [] : [{ meetingId, turn }],
  );
  const turns = await listSaidTurns(db, organizationId, places);
  const saidAt = new Map(turns.map((said) => [`${said.meetingId} ${said.turn}`, said]));
  return outcomes.map((outcome) => {
    const said = saidAt.get(`${outcome.meetingId} ${outcome.turn}`);
    return said
      ? { ...outcome, speaker: said.speaker, start: said.start, turnText: said.text }
      : outcome;
  });
}
