import type { Chapter, Correction, MeetingFindings, Outcome } from '@rapport/contract';
import type { MeetingChange, Queryable } from '../../database/types.ts';
import { plainOf } from '../../ground/found/like-words.ts';
import { AppError, badRequest } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { answeredFirst } from './answered-first.ts';
import type { DescribedChange } from './change-speakers.ts';
import { correctFindings } from './correct-findings.ts';
import { type OutcomeKind, turnOf } from './correct-outcomes.ts';
import {
  type CorrectionRow,
  findFindings,
  listCorrections,
  markUndone,
} from './correction-repository.ts';
import { inForce } from './read-corrections.ts';

export type FindingCorrection = Extract<
  Correction,
  { kind: `${'drop' | 'add' | 'confirm'}-${OutcomeKind}` | 'rename-chapter' }
>;
type FindingChange = Extract<MeetingChange, { kind: FindingCorrection['kind'] }>;

/** Corrections of findings are applied when findings are read, so nothing is recomputed. */
export const isOfFindings = <T extends Correction | MeetingChange>(
  one: T,
): one is Extract<T, { kind: FindingChange['kind'] }> =>
  /^(?:drop|add|confirm)-(?:decision|question)$|^rename-chapter$/.test(one.kind);

/** @throws AppError 409 if a colleague has changed the item meanwhile, 400 if nothing would change */
export async function changeFindings(
  tx: Queryable,
  actor: Actor,
  meetingId: string,
  correction: FindingCorrection,
): Promise<DescribedChange> {
  const key = { organizationId: actor.organizationId, meetingId };
  const found = await findFindings(tx, key);
  if (!found)
    throw badRequest(
      'NO_FINDINGS',
      'This meeting was analysed by an older version. Analyse it again first.',
    );
  const rows = await listCorrections(tx, key);
  const shown = correctFindings(found, inForce(rows));
  switch (correction.kind) {
    case 'rename-chapter':
      return renameChapter(found, shown, correction);
    case 'add-decision':
    case 'add-question':
      return add(correction, listOf(shown, correction.kind));
    case 'drop-decision':
    case 'drop-question': {
      const { name, ...lists } = listOf(shown, correction.kind);
      if (correction.isConfirmed) {
        const drop = dropConfirmed(found, rows, correction);
        if (!drop) throw answeredFirst(rows, correction);
        await markUndone(tx, drop.change.confirmation, actor.accountId);
        return { ...drop, words: `Removed the ${name} '${correction.text}', ${drop.words}` };
      }
      if (!unanswered(correction, lists)) throw answeredFirst(rows, correction);
      return { change: correction, words: `Removed the ${name} '${correction.text}'` };
    }
    default:
      return confirm(correction, listOf(shown, correction.kind), rows);
  }
}

/** The removal of an item as found, and the confirmation without which it is not listed as confirmed. */
function dropConfirmed(
  found: MeetingFindings,
  rows: readonly CorrectionRow[],
  { kind, text, turn }: Extract<FindingCorrection, { kind: `drop-${OutcomeKind}` }>,
) {
  const isListed = (from: readonly CorrectionRow[]) =>
    listOf(correctFindings(found, inForce(from)), kind).listed.some(
      (one) => one.isConfirmed && one.text === text && turnOf(one) === turn,
    );
  if (!isListed(rows)) return undefined;
  for (const row of rows) {
    const { change, undoneAt, id: confirmation, maker } = row;
    if (undoneAt || !('quote' in change) || isListed(rows.filter((other) => other !== row)))
      continue;
    return {
      change: { kind, text: change.words === undefined ? text : change.text, turn, confirmation },
      words: `which ${maker ?? 'a former member'} had confirmed`,
    };
  }
  return undefined;
}

type Lists = { listed: readonly Outcome[]; maybe: readonly Outcome[] };

function listOf(
  { decisions, openQuestions, maybe }: MeetingFindings,
  kind: Exclude<FindingCorrection['kind'], 'rename-chapter'>,
): Lists & { name: string } {
  return kind.endsWith('-decision')
    ? { listed: decisions, maybe: maybe?.decisions ?? [], name: 'decision' }
    : { listed: openQuestions, maybe: maybe?.openQuestions ?? [], name: 'open question' };
}

function add(
  correction: Extract<FindingCorrection, { kind: `add-${OutcomeKind}` }>,
  { listed, name }: ReturnType<typeof listOf>,
): DescribedChange {
  const { text } = correction;
  if (listed.some((one) => plainOf(one.text) === plainOf(text)))
    throw badRequest('UNCHANGED', `This ${name} is already in the list.`);
  return { change: correction, words: `Added the ${name} '${text}'` };
}

function confirm(
  { words, ...correction }: Extract<FindingCorrection, { kind: `confirm-${OutcomeKind}` }>,
  { name, ...lists }: ReturnType<typeof listOf>,
  rows: readonly CorrectionRow[],
): DescribedChange {
  const one = unanswered(correction, lists);
  if (!one) throw answeredFirst(rows, correction);
  if (one.isAdded) throw badRequest('UNCHANGED', `A person added this ${name}, so it is right.`);
  const { text } = correction;
  const isReworded = words !== undefined && words !== text;
  return {
    change: {
      ...correction,
      quote: one.evidence[0]?.quote ?? null,
      ...(isReworded && { words }),
    },
    words: `Confirmed the ${name} '${text}'${isReworded ? ` as '${words}'` : ''}`,
  };
}

/** The item as listed, unless it is gone, or somebody has confirmed it. */
const unanswered = (
  { text, turn }: { text: string; turn: number | null },
  { listed, maybe }: Lists,
): Outcome | undefined =>
  [...listed, ...maybe].find(
    (one) => one.text === text && turnOf(one) === turn && !one.isConfirmed,
  );

function renameChapter(
  found: MeetingFindings,
  shown: MeetingFindings,
  { fromTurn, title }: Extract<FindingCorrection, { kind: 'rename-chapter' }>,
): DescribedChange {
  const at = (chapters: readonly Chapter[]) => chapters.find((one) => one.fromTurn === fromTurn);
  const [original, current] = [at(found.chapters), at(shown.chapters)];
  if (!original || !current) throw changedMeanwhile();
  if (current.title === title) throw badRequest('UNCHANGED', 'The chapter already has this title.');
  return {
    change: { kind: 'rename-chapter', fromTurn, found: original.title, title },
    words: `Renamed the chapter '${current.title}' to '${title}'`,
  };
}

const changedMeanwhile = () =>
  new AppError(409, 'CHANGED_MEANWHILE', 'This was changed meanwhile. Look at the meeting again.');
