import type { ConfirmedOutcome, Queryable } from '../../database/types.ts';
import { placeOfQuote, type TurnText } from '../../ground/found/place-quote.ts';
import { listCorrections, type MeetingKey, setChanges } from './correction-repository.ts';

/**
 * After a new analysis, places the evidence of confirmed decisions and open questions at the turns that say it now.
 * Without such a turn they have no evidence until one says it again.
 */
export async function placeConfirmed(
  tx: Queryable,
  key: MeetingKey,
  turns: readonly TurnText[],
): Promise<void> {
  const rows = await listCorrections(tx, key);
  const moved = rows.flatMap(({ id, change }) => {
    if (change.kind !== 'confirm-decision' && change.kind !== 'confirm-question') return [];
    const turn = placeOfQuote(change, turns)?.index ?? null;
    return turn === change.turn
      ? []
      : [{ id, change: { ...change, turn } satisfies ConfirmedOutcome }];
  });
  await setChanges(tx, key, moved);
}
