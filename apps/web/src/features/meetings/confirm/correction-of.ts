import type { ConfirmQuestion, Correction } from '@rapport/contract';
import type { Edits } from './confirming-state.ts';

/** The correction that answers a question with yes. */
export function correctionOfYes(question: ConfirmQuestion, edits: Edits): Correction {
  if (question.kind === 'speaker') {
    const { participantId, person } = question;
    return { kind: 'tie-speaker', participantId, userId: person.id, isAnswer: true };
  }
  const { text, turn } = question;
  const words = edits.words !== undefined && edits.words !== text && { words: edits.words };
  if (question.kind !== 'action') return { kind: `confirm-${question.kind}`, text, turn, ...words };
  return {
    kind: 'confirm-action',
    text,
    turn,
    ...words,
    ...(edits.owner !== undefined && { owner: chosenOwner(edits.owner) }),
    ...(edits.dueDay !== undefined && { dueDay: edits.dueDay }),
  };
}

/** The correction that answers a question with no. */
export function correctionOfNo(question: ConfirmQuestion): Correction {
  if (question.kind === 'speaker')
    return { kind: 'untie-speaker', participantId: question.participantId, isAnswer: true };
  const { kind, text, turn } = question;
  return { kind: `drop-${kind}`, text, turn };
}

function chosenOwner(owner: NonNullable<Edits['owner']> | null) {
  if (owner === null) return null;
  return owner.userId === null ? { name: owner.name } : { userId: owner.userId };
}
