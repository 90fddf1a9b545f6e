import type { Correction } from '@rapport/contract';
import type { AnsweredAction, MeetingChange, Queryable } from '../../database/types.ts';
import type { Actor } from '../../platform/session.ts';
import { type ActionAnswer, answerAction } from '../actions/answer-action.ts';
import { answeredFirst } from './answered-first.ts';
import type { DescribedChange } from './change-speakers.ts';
import { findFindings, listCorrections } from './correction-repository.ts';

/** Answers to actions change their rows, so they are not applied when findings are read. */
export const isOfActions = <T extends Correction | MeetingChange>(
  one: T,
): one is Extract<T, { kind: AnsweredAction['kind'] }> =>
  one.kind === 'confirm-action' || one.kind === 'drop-action';

/** @throws AppError as `answerAction`, and 409 if somebody has answered or changed the words meanwhile */
export async function changeAction(
  tx: Queryable,
  actor: Actor,
  meetingId: string,
  answer: ActionAnswer,
): Promise<DescribedChange> {
  const key = { organizationId: actor.organizationId, meetingId };
  const found = await findFindings(tx, key);
  const change = await answerAction(tx, actor, meetingId, answer, found?.maybe?.actions ?? []);
  if (!change) throw answeredFirst(await listCorrections(tx, key), answer);
  return { change, words: wordsOf(answer) };
}

function wordsOf(answer: ActionAnswer): string {
  const { kind, text } = answer;
  if (kind === 'drop-action') return `Removed the action '${text}'`;
  const isReworded = answer.words !== undefined && answer.words !== text;
  return `Confirmed the action '${text}'${isReworded ? ` as '${answer.words}'` : ''}`;
}
