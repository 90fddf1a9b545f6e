import type { Chapter, Correction, MeetingFindings, Outcome } from '@rapport/contract';
import type { MeetingChange, Queryable } from '../../database/types.ts';
import { plainOf } from '../../ground/found/like-words.ts';
import { AppError, badRequest } from '../../platform/errors.ts';
import type { DescribedChange } from './change-speakers.ts';
import { correctFindings, type OutcomeKind, turnOf } from './correct-findings.ts';
import { findFindings, listCorrections, type MeetingKey } from './correction-repository.ts';
import { inForce } from './read-corrections.ts';

export type FindingCorrection = Extract<
  Correction,
  { kind: `${'drop' | 'add'}-${OutcomeKind}` | 'rename-chapter' }
>;
type FindingChange = Extract<MeetingChange, { kind: FindingCorrection['kind'] }>;

/** Corrections of findings are applied when findings are read, so nothing is recomputed. */
export const isOfFindings = <T extends Correction | MeetingChange>(
  one: T,
): one is Extract<T, { kind: FindingChange['kind'] }> =>
  /^(?:drop|add)-|^rename-chapter$/.test(one.kind);

/** @throws AppError 409 if a colleague has changed the item meanwhile, 400 if nothing would change */
export async function changeFindings(
  tx: Queryable,
  key: MeetingKey,
  correction: FindingCorrection,
): Promise<DescribedChange> {
  const found = await findFindings(tx, key);
  if (!found)
    throw badRequest(
      'NO_FINDINGS',
      'This meeting was analysed by an older version. Analyse it again first.',
    );
  const shown = correctFindings(found, inForce(await listCorrections(tx, key)));
  if (correction.kind === 'rename-chapter') return renameChapter(found, shown, correction);
  const { listed, name } = listOf(shown, correction.kind);
  if (correction.kind === 'drop-decision' || correction.kind === 'drop-question') {
    const { text, turn } = correction;
    if (!listed.some((one) => one.text === text && turnOf(one) === turn)) throw changedMeanwhile();
    return { change: correction, words: `Removed the ${name} '${text}'` };
  }
  const { text } = correction;
  if (listed.some((one) => plainOf(one.text) === plainOf(text)))
    throw badRequest('UNCHANGED', `This ${name} is already in the list.`);
  return { change: correction, words: `Added the ${name} '${text}'` };
}

function listOf(
  { decisions, openQuestions }: MeetingFindings,
  kind: Exclude<FindingCorrection['kind'], 'rename-chapter'>,
): { listed: readonly Outcome[]; name: string } {
  return kind === 'drop-decision' || kind === 'add-decision'
    ? { listed: decisions, name: 'decision' }
    : { listed: openQuestions, name: 'open question' };
}

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
