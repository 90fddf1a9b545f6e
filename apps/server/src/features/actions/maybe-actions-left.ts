import type { MaybeAction } from '@rapport/contract';
import { matchFound } from '../../ground/found/match-found.ts';

type Stored = {
  id: string;
  text: string;
  quote: string | null;
  turn: number | null;
  /** Null if the last analysis did not find it as a sure action. */
  position: number | null;
};

/** Without those that are actions already, because somebody has answered or changed them. */
export function maybeActionsLeft(
  maybe: readonly MaybeAction[],
  stored: readonly Stored[],
): MaybeAction[] {
  const held = stored
    .filter(({ position }) => position === null)
    .map(({ id, text, quote, turn }) => ({ id, words: quote ?? text, turn }));
  const found = maybe.map(({ text, evidence: [place] }) => ({
    words: place?.quote ?? text,
    turn: place?.turn ?? null,
  }));
  const matched = matchFound(held, found);
  return maybe.filter((_, at) => !matched.has(at));
}
