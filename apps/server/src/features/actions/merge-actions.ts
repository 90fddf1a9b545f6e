import type { ActionItemRow } from '../../database/types.ts';
import { matchFound } from '../../ground/found/match-found.ts';
import { placeOfQuote, type TurnText } from '../../ground/found/place-quote.ts';

/** An action as an analysis finds it. */
export type FoundAction = Pick<
  ActionItemRow,
  'text' | 'owner' | 'dueDate' | 'dueDay' | 'before'
> & {
  turn: number;
  start: number | null;
  quote: string;
};

export type HeldAction = Pick<
  ActionItemRow,
  | 'id'
  | 'text'
  | 'owner'
  | 'ownerUserId'
  | 'dueDate'
  | 'dueDay'
  | 'before'
  | 'turn'
  | 'start'
  | 'quote'
  | 'changed'
  | 'changedAt'
>;

/** The columns that an analysis writes to a stored action. */
export type ReadAction = Omit<HeldAction, 'changed' | 'changedAt'> & { position: number | null };

export type MergedActions = {
  fresh: (FoundAction & { position: number })[];
  kept: ReadAction[];
  /** Ids of actions that are no longer found and were never changed by a user. */
  gone: string[];
};

/**
 * Merges the actions of a repeated analysis with the stored ones. A person's changes are kept. So is an action that
 * somebody changed and that is no longer found; it keeps its place if its words still occur.
 */
export function mergeActions(
  held: readonly HeldAction[],
  found: readonly FoundAction[],
  turns: readonly TurnText[],
): MergedActions {
  const matched = matchFound(
    held.map(({ id, quote, text, turn }) => ({ id, words: quote ?? text, turn })),
    found.map(({ quote, turn }) => ({ words: quote, turn })),
  );
  const heldOf = new Map(held.map((one) => [one.id, one]));
  const fresh: MergedActions['fresh'] = [];
  const kept: ReadAction[] = [];
  for (const [position, one] of found.entries()) {
    const before = heldOf.get(matched.get(position) ?? '');
    if (before) kept.push({ ...readAgain(before, one), position });
    else fresh.push({ ...one, position });
  }
  const stillFound = new Set(matched.values());
  const lost = held.filter(({ id }) => !stillFound.has(id));
  return {
    fresh,
    kept: [
      ...kept,
      ...lost.filter(({ changedAt }) => changedAt !== null).map((one) => placeAgain(one, turns)),
    ],
    gone: lost.filter(({ changedAt }) => changedAt === null).map(({ id }) => id),
  };
}

function readAgain(held: HeldAction, found: FoundAction): Omit<ReadAction, 'position'> {
  const isChanged = (field: HeldAction['changed'][number]) => held.changed.includes(field);
  return {
    id: held.id,
    text: isChanged('text') ? held.text : found.text,
    ...(isChanged('owner')
      ? { owner: held.owner, ownerUserId: held.ownerUserId }
      : { owner: found.owner, ownerUserId: null }),
    dueDate: found.dueDate,
    dueDay: isChanged('due') ? held.dueDay : found.dueDay,
    before: found.before,
    turn: found.turn,
    start: found.start,
    quote: found.quote,
  };
}

function placeAgain(
  { changed, changedAt, ...held }: HeldAction,
  turns: readonly TurnText[],
): ReadAction {
  const place = placeOfQuote(held, turns);
  return { ...held, position: null, turn: place?.index ?? null, start: place?.start ?? null };
}
