import type { MeetingFindings } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { listMaybeActions } from '../actions/list-maybe-actions.ts';
import { type MeetingKey, saveConfirmations } from './correction-repository.ts';
import { correctedFindingsOf } from './read-corrections.ts';

/** Keeps the meeting's numbers of decisions, and of findings to confirm. The caller has locked the meeting. */
export async function storeConfirmations(tx: Queryable, key: MeetingKey): Promise<void> {
  const findings = await correctedFindingsOf(tx, key);
  const maybe = await listMaybeActions(tx, key, findings?.maybe?.actions);
  await saveConfirmations(tx, key, {
    decisionCount: findings ? findings.decisions.length : null,
    voteCount: findings ? findings.decisions.filter(({ vote }) => vote).length : 0,
    outcomesToConfirm: findings ? outcomesToConfirm(findings).length : 0,
    maybeActionCount: maybe.length,
  });
}

/** Decisions, then open questions, that nobody has confirmed or added; each kind by time. */
export function outcomesToConfirm({ decisions, openQuestions, maybe }: MeetingFindings) {
  return [
    ...asked('decision', decisions, maybe?.decisions),
    ...asked('question', openQuestions, maybe?.openQuestions),
  ];
}

type Outcomes = MeetingFindings['decisions'];

function asked<Kind extends string>(kind: Kind, listed: Outcomes, maybe: Outcomes = []) {
  const open = listed.filter(({ isAdded, isConfirmed }) => !isAdded && !isConfirmed);
  return [
    ...open.map((one) => ({ kind, sure: true, ...one })),
    ...maybe.map((one) => ({ kind, sure: false, ...one })),
  ];
}
