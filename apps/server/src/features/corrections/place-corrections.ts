import type { textAsRead } from '@rapport/transcript';
import type { ConfirmedOutcome, MeetingChange, Queryable } from '../../database/types.ts';
import { placeOfQuote, type TurnText } from '../../ground/found/place-quote.ts';
import {
  type CorrectionRow,
  listCorrections,
  type MeetingKey,
  setChanges,
} from './correction-repository.ts';
import { type Rewording, reworded } from './reworded.ts';

type Turn = TurnText & Parameters<typeof textAsRead>[0];

/**
 * After a new analysis, places the evidence of confirmed decisions and open questions at the turns that say it now.
 * Without such a turn they have no evidence until one says it again. Answers follow the wording of the transcript when
 * somebody corrects it, and corrected words the turns that they are in.
 */
export async function placeCorrections(
  tx: Queryable,
  key: MeetingKey,
  turns: readonly Turn[],
): Promise<void> {
  const rows = await listCorrections(tx, key);
  const wordings = wordingsOf(rows);
  const places = placesOfWords(turns);
  const moved = rows.flatMap(({ id, change }) => {
    const placed = placedChange(change, places.get(id), { turns, wordings });
    return placed ? [{ id, change: placed }] : [];
  });
  await setChanges(tx, key, moved);
}

type Now = { turns: readonly Turn[]; wordings: readonly Rewording[] };
type Place = { turn: number; at: number };

/** Undefined if nothing changes. */
function placedChange(
  change: MeetingChange,
  place: Place | undefined,
  { turns, wordings }: Now,
): MeetingChange | undefined {
  if (change.kind === 'set-words') {
    const isSame = !place || (place.turn === change.turn && place.at === change.at);
    return isSame ? undefined : { ...change, ...place };
  }
  if (change.kind === 'drop-decision' || change.kind === 'drop-question') {
    const words = inWordsOfNow({ quote: change.text, turn: change.turn }, { turns, wordings });
    return words && { ...change, text: words.quote, turn: words.turn };
  }
  if (change.kind !== 'confirm-decision' && change.kind !== 'confirm-question') return undefined;
  const turn = placeOfQuote(change, turns)?.index ?? null;
  if (turn !== null) return turn === change.turn ? undefined : { ...change, turn };
  const { quote, text } = change;
  const words =
    quote === null ? undefined : inWordsOfNow({ quote, turn: change.turn }, { turns, wordings });
  if (quote === null || !words) return change.turn === null ? undefined : { ...change, turn: null };
  return {
    ...change,
    text: text === quote ? words.quote : text,
    quote: words.quote,
    turn: words.turn,
  } satisfies ConfirmedOutcome;
}

/** The quote in the corrected wording, or the one before an undone correction; undefined if the quote is still said. */
function inWordsOfNow(
  said: { quote: string; turn: number | null },
  { turns, wordings }: Now,
): { quote: string; turn: number } | undefined {
  if (wordings.length === 0 || placeOfQuote(said, turns)) return undefined;
  for (const wording of wordings) {
    const quote = reworded(said.quote, wording);
    const place = quote && placeOfQuote({ quote, turn: said.turn }, turns);
    if (place) return { quote, turn: place.index };
  }
  return undefined;
}

/** Latest first, each in both directions. */
const wordingsOf = (rows: readonly CorrectionRow[]): Rewording[] =>
  rows.toReversed().flatMap(({ change }) =>
    change.kind === 'set-words'
      ? [
          { from: change.read, to: change.words },
          { from: change.words, to: change.read },
        ]
      : [],
  );

/** Where corrected words are in the text as read, by correction. */
function placesOfWords(turns: readonly Turn[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { index, corrected = [] } of turns) {
    let longerBy = 0;
    for (const { correction, from, to, read } of corrected) {
      places.set(correction, { turn: index, at: from - longerBy });
      longerBy += to - from - read.length;
    }
  }
  return places;
}
