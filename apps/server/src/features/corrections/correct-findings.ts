import type { Chapter, MeetingFindings, Outcome } from '@rapport/contract';
import type { MeetingChange } from '../../database/types.ts';
import { plainOf } from '../../ground/found/like-words.ts';
import { matchEqual, matchFound } from '../../ground/found/match-found.ts';

/**
 * Applies the corrections in force to the findings of an analysis. Corrections are matched with what is found now, so
 * that they survive repeated analyses.
 */
export const correctFindings = (
  found: MeetingFindings,
  changes: readonly MeetingChange[],
): MeetingFindings => ({
  inShort: found.inShort,
  chapters: rename(found.chapters, changes),
  decisions: correctOutcomes(found.decisions, changes, 'decision'),
  openQuestions: correctOutcomes(found.openQuestions, changes, 'question'),
});

export type OutcomeKind = 'decision' | 'question';

export const turnOf = ({ evidence }: Outcome): number | null => evidence[0]?.turn ?? null;

type OutcomeChange = Extract<MeetingChange, { kind: `${'add' | 'drop'}-${OutcomeKind}` }>;

const isOutcomeChange = (change: MeetingChange, of: OutcomeKind): change is OutcomeChange =>
  change.kind === `add-${of}` || change.kind === `drop-${of}`;

function correctOutcomes(
  found: readonly Outcome[],
  changes: readonly MeetingChange[],
  of: OutcomeKind,
): Outcome[] {
  const dropped: { id: string; words: string; turn: number | null }[] = [];
  const addedOf = new Map<string, string>();
  for (const change of changes) {
    if (!isOutcomeChange(change, of)) continue;
    const { text: words } = change;
    if (!('turn' in change)) {
      addedOf.set(plainOf(words), words);
      continue;
    }
    // An added item that was found as well is removed together with the found one.
    const wasAdded = addedOf.delete(plainOf(words));
    if (change.turn !== null || !wasAdded)
      dropped.push({ id: `${dropped.length}`, words, turn: change.turn });
  }
  const added = [...addedOf.values()];
  const places = found.map((one) => ({ words: one.text, turn: turnOf(one) }));
  // Only equal words are removed: similar words nearby may belong to another item, which must not be hidden.
  const gone = matchEqual(dropped, places);
  const left = found.filter((_, at) => !gone.has(at));
  // An added item that a later analysis also finds is listed once.
  const alsoFound = new Set(
    matchFound(
      added.map((words, at) => ({ id: `${at}`, words, turn: null })),
      places.filter((_, at) => !gone.has(at)),
    ).values(),
  );
  return [
    ...left,
    ...added
      .filter((_, at) => !alsoFound.has(`${at}`))
      .map((text) => ({ text, evidence: [], isAdded: true as const })),
  ];
}

/**
 * Chapters are recognised by their titles near their beginning, or by their beginning. The last new title applies.
 */
function rename(chapters: readonly Chapter[], changes: readonly MeetingChange[]): Chapter[] {
  const renamed = new Map(
    changes.flatMap((change) =>
      change.kind === 'rename-chapter' ? [[`${change.fromTurn} ${change.found}`, change]] : [],
    ),
  );
  const held = [...renamed].map(([id, { found, fromTurn }]) => ({
    id,
    words: found,
    turn: fromTurn,
  }));
  const matched = matchFound(
    held,
    chapters.map(({ title, fromTurn }) => ({ words: title, turn: fromTurn })),
  );
  const known = new Set(matched.values());
  const lost = new Map(
    held.filter(({ id }) => !known.has(id)).map(({ id, turn }) => [turn, id] as const),
  );
  return chapters.map((chapter, at) => {
    const change = renamed.get(matched.get(at) ?? lost.get(chapter.fromTurn) ?? '');
    return change ? { ...chapter, title: change.title, isRenamed: true } : chapter;
  });
}
