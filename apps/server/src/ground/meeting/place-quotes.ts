import type { Evidence } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { listSaidTurns } from './said-turn-repository.ts';

type Place = { meetingId: string; turn: number };

/**
 * Reads when and by whom turns were said; the function that is returned adds it to quotations of them. The reader must
 * be allowed to read the meetings.
 */
export async function readPlacesOf(
  db: Queryable,
  organizationId: string,
  places: readonly Place[],
): Promise<(meetingId: string, evidence: readonly Evidence[]) => Evidence[]> {
  const keyOf = ({ meetingId, turn }: Place) => `${meetingId} ${turn}`;
  const wanted = new Map(places.map((place) => [keyOf(place), place]));
  const turns = await listSaidTurns(db, organizationId, [...wanted.values()]);
  const saidAt = new Map(
    turns.map(({ start, speaker, isWritten, ...place }) => [
      keyOf(place),
      { start, speaker, ...(isWritten && { written: true as const }) },
    ]),
  );
  return (meetingId, evidence) =>
    evidence.map(({ turn, quote }) => {
      const said = saidAt.get(keyOf({ meetingId, turn }));
      return { turn, quote, ...(said && { said }) };
    });
}
