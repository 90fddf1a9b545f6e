import type { Outcome } from '@rapport/contract';
import type { ConfirmedOutcome, MeetingChange } from '../../database/types.ts';
import { plainOf } from '../../ground/found/like-words.ts';
import { type HeldWords, matchEqual, matchFound } from '../../ground/found/match-found.ts';

export type OutcomeKind = 'decision' | 'question';

type Found = { sure: readonly Outcome[]; maybe: readonly Outcome[] };
type OutcomeChange = Extract<
  MeetingChange,
  { kind: `${'add' | 'drop' | 'confirm'}-${OutcomeKind}` }
>;
/** What a person said of an item: it is right, or else it is removed. */
type Answer = HeldWords & { confirmed: ConfirmedOutcome | null };

export const turnOf = ({ evidence }: Outcome): number | null => evidence[0]?.turn ?? null;

/** Decisions or open questions as they are listed, and those that may be ones and were not answered. */
export function correctOutcomes(
  { sure, maybe }: Found,
  changes: readonly MeetingChange[],
  of: OutcomeKind,
): { listed: Outcome[]; maybe: Outcome[] } {
  const { answers, added } = readChanges(changes, of);
  const found = [...sure, ...maybe];
  const answerAt = matchAnswers(answers, found);
  const confirmed = (at: number) => answerAt.get(at)?.confirmed;
  const matched = new Set([...answerAt.values()].map(({ id }) => id));
  const lost = answers.filter(({ id }) => !matched.has(id));
  const listed = [
    ...found.flatMap((one, at) => {
      const change = confirmed(at);
      if (change) return [confirmedOf(change, one)];
      return at < sure.length && !answerAt.has(at) ? [one] : [];
    }),
    ...lost.flatMap(({ confirmed: change }) => (change ? [confirmedOf(change)] : [])),
  ].toSorted((a, b) => placeOf(a) - placeOf(b));
  const open = maybe.filter((_, at) => !answerAt.has(sure.length + at));
  // An added item that an analysis also finds is listed once.
  const addedHeld = added.map((words, at) => ({ id: `${at}`, words, turn: null }));
  const alsoListed = new Set(matchFound(addedHeld, listed.map(placed)).values());
  const alsoOpen = matchFound(addedHeld, open.map(placed));
  return {
    listed: [
      ...listed,
      ...added
        .filter((_, at) => !alsoListed.has(`${at}`))
        .map((text) => ({ text, evidence: [], isAdded: true as const })),
    ],
    maybe: open.filter((_, at) => !alsoOpen.has(at)),
  };
}

const isOutcomeChange = (change: MeetingChange, of: OutcomeKind): change is OutcomeChange =>
  change.kind === `add-${of}` || change.kind === `drop-${of}` || change.kind === `confirm-${of}`;

function readChanges(changes: readonly MeetingChange[], of: OutcomeKind) {
  const answers: Answer[] = [];
  const addedOf = new Map<string, string>();
  for (const change of changes) {
    if (!isOutcomeChange(change, of)) continue;
    const { text: words } = change;
    const id = `${answers.length}`;
    if (!('turn' in change)) addedOf.set(plainOf(words), words);
    else if ('quote' in change) answers.push({ id, words, turn: change.turn, confirmed: change });
    else {
      // An added item that was found as well is removed together with the found one.
      const wasAdded = addedOf.delete(plainOf(words));
      if (change.turn !== null || !wasAdded)
        answers.push({ id, words, turn: change.turn, confirmed: null });
    }
  }
  return { answers, added: [...addedOf.values()] };
}

/** The answer to each found item, by its position. */
function matchAnswers(
  answers: readonly Answer[],
  found: readonly Outcome[],
): ReadonlyMap<number, Answer> {
  const equal = matchEqual(answers, found.map(placed));
  const taken = new Set(equal.values());
  const left = [...found.keys()].filter((at) => !equal.has(at));
  // Only equal words are removed: similar words nearby may belong to another item, which must not be hidden.
  const alike = matchFound(
    answers.filter(({ id, confirmed }) => confirmed && !taken.has(id)),
    left.flatMap((at) => found.slice(at, at + 1)).map(placed),
  );
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const pairs = [...equal, ...[...alike].map(([at, id]) => [left[at] ?? -1, id] as const)];
  return new Map(
    pairs.flatMap(([at, id]) => {
      const answer = byId.get(id);
      return answer ? [[at, answer] as const] : [];
    }),
  );
}

const placed = (one: Outcome) => ({ words: one.text, turn: turnOf(one) });

/** Items without a turn come last. */
const placeOf = (one: Outcome) => turnOf(one) ?? Number.MAX_SAFE_INTEGER;

/** Without a found item, one that an analysis no longer finds. */
function confirmedOf({ text, turn, quote, words }: ConfirmedOutcome, found?: Outcome): Outcome {
  const stored = turn === null || quote === null ? [] : [{ turn, quote }];
  return {
    text: words ?? found?.text ?? text,
    evidence: found?.evidence ?? stored,
    isConfirmed: true,
    ...(found?.vote && { vote: found.vote }),
    ...(words !== undefined && { isCorrected: true as const }),
  };
}
