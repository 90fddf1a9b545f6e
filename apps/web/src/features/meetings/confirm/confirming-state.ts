import type { ConfirmQuestion } from '@rapport/contract';

/** What a person changed before saying yes. */
export type Edits = {
  words?: string;
  /** Null for nobody. */
  owner?: { userId: string | null; name: string } | null;
  dueDay?: string | null;
};

export type Answer =
  | { is: 'yes'; correctionId: string; edits: Edits }
  | { is: 'no'; correctionId: string }
  | { is: 'skipped' }
  /** Somebody else answered or changed it first. */
  | { is: 'changed' };

export type Confirming = {
  questions: readonly ConfirmQuestion[];
  answers: ReadonlyMap<string, Answer>;
  /** Ids of questions in the order in which they were answered or skipped here. */
  made: readonly string[];
  /** Undefined once every question has an answer. */
  current: ConfirmQuestion | undefined;
};

export const startConfirming = (questions: readonly ConfirmQuestion[]): Confirming =>
  withCurrent({ questions, answers: new Map(), made: [] });

type WithoutCurrent = Omit<Confirming, 'current'>;

/** The first question without an answer from `from` on, else the first of all. */
function withCurrent({ questions, answers, made }: WithoutCurrent, from = 0): Confirming {
  const isLeft = ({ id }: ConfirmQuestion) => !answers.has(id);
  const current = questions.slice(from).find(isLeft) ?? questions.find(isLeft);
  return { questions, answers, made, current };
}

const placeOf = ({ questions }: WithoutCurrent, id: string | undefined) =>
  Math.max(
    0,
    questions.findIndex((question) => question.id === id),
  );

/** Notes an answer and goes on to the next question. */
export function noteAnswer(state: Confirming, id: string, answer: Answer): Confirming {
  const made = answer.is === 'changed' ? state.made : [...state.made, id];
  const answers = new Map(state.answers).set(id, answer);
  return withCurrent({ ...state, answers, made }, placeOf(state, id));
}

/** Forgets the last answer and goes back to its question. */
export function takeBack(state: Confirming): Confirming {
  const id = state.made.at(-1);
  if (id === undefined) return state;
  const answers = new Map(state.answers);
  answers.delete(id);
  return withCurrent({ ...state, answers, made: state.made.slice(0, -1) }, placeOf(state, id));
}

/**
 * Takes over what other people and a new reading changed. A question without an answer that the server does not ask any
 * more was answered or changed by somebody else. The current one stays, since a key pressed just then would answer
 * another; its answer is refused, with the reason.
 */
export function takeFresh(state: Confirming, fresh: readonly ConfirmQuestion[]): Confirming {
  const byId = new Map(fresh.map((question) => [question.id, question]));
  const answers = new Map(state.answers);
  for (const { id } of state.questions)
    if (!byId.has(id) && !answers.has(id) && id !== state.current?.id)
      answers.set(id, { is: 'changed' });
  const known = new Set(state.questions.map(({ id }) => id));
  const all = [
    ...state.questions.map((question) => byId.get(question.id) ?? question),
    ...fresh.filter(({ id }) => !known.has(id)),
  ];
  const questions = kinds.flatMap((kind) => all.filter((question) => question.kind === kind));
  const next = { ...state, questions, answers };
  return withCurrent(next, placeOf(next, state.current?.id));
}

/** In the order in which they are asked. */
export const kinds = ['speaker', 'decision', 'action', 'question'] as const;
