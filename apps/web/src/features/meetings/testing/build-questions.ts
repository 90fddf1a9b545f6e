import type { ConfirmQuestion, SaidPiece } from '@rapport/contract';

const piece = (turn: number, text: string, speaker = 'Priya Raman'): SaidPiece => ({
  turn,
  text,
  start: 840 + turn * 12,
  speaker,
});

type QuestionOf<K extends ConfirmQuestion['kind']> = Extract<ConfirmQuestion, { kind: K }>;

export function buildSpeakerQuestion(
  changes: Partial<QuestionOf<'speaker'>> = {},
): QuestionOf<'speaker'> {
  return {
    kind: 'speaker',
    id: 'speaker-greta',
    participantId: 'greta',
    name: 'greta h',
    person: { id: 'user-greta', name: 'Greta Holm', title: 'Depot lead' },
    confidence: 'very-likely',
    reason: 'Only one person of the directory has this first name.',
    said: piece(2, 'Night slots were broken twice.', 'greta h'),
    previous: piece(1, 'How are the nights?'),
    next: piece(3, 'Twice is too often.'),
    ...changes,
  };
}

export function buildDecisionQuestion(
  changes: Partial<QuestionOf<'decision'>> = {},
): QuestionOf<'decision'> {
  return {
    kind: 'decision',
    id: 'decision-may',
    sure: true,
    text: 'The pilot starts in May.',
    turn: 5,
    said: piece(5, 'The pilot starts in May.'),
    previous: piece(4, 'When does it start?', 'Jonas Keller'),
    next: piece(6, 'Good.', 'Jonas Keller'),
    ...changes,
  };
}

export function buildActionQuestion(
  changes: Partial<QuestionOf<'action'>> = {},
): QuestionOf<'action'> {
  return {
    kind: 'action',
    id: 'action-call',
    sure: false,
    text: 'I will call the grid operator on Friday.',
    turn: 8,
    owner: { userId: 'user-jonas', name: 'Jonas Keller' },
    dueDay: '2026-11-20',
    dueWords: 'on Friday',
    said: piece(8, 'I will call the grid operator on Friday.', 'Jonas Keller'),
    previous: null,
    next: piece(9, 'In writing, please.'),
    ...changes,
  };
}
