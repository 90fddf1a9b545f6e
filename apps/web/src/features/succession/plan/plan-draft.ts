import type {
  DirectoryPerson,
  SuccessionCandidate,
  SuccessionPlan,
  SuccessionPlanUpdate,
  SuccessionStep,
  SuccessionWeights,
} from '@rapport/contract';

type Keyed<T> = T & { key: string };

/** The input, and the version that it changes. */
export type PlanDraft = {
  version: number;
  role: string;
  notes: string;
  weights: SuccessionWeights;
  candidates: readonly Keyed<SuccessionCandidate>[];
  steps: readonly Keyed<SuccessionStep>[];
};

const keyed = <T>(one: T): Keyed<T> => ({ ...one, key: crypto.randomUUID() });

export const draftOf = ({
  version,
  role,
  notes,
  weights,
  candidates,
  steps,
}: SuccessionPlan): PlanDraft => ({
  version,
  role,
  notes,
  weights,
  candidates: candidates.map(keyed),
  steps: steps.map(keyed),
});

export const newCandidate = (who: { person: DirectoryPerson } | { external: string }) =>
  keyed({ person: null, external: null, note: '', ...who });

export const newStep = () => keyed({ text: '', dueOn: null, owner: null, isDone: false });

/** Empty lines are omitted. */
export const updateOf = ({ candidates, steps, ...draft }: PlanDraft): SuccessionPlanUpdate => ({
  ...draft,
  candidates: candidates.map(({ person, external, note }) => ({
    personId: person?.id ?? null,
    external,
    note,
  })),
  steps: steps
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, dueOn, owner, isDone }) => ({
      text,
      dueOn,
      isDone,
      owner: owner && { personId: owner.person?.id ?? null },
    })),
});

/** The list with one line changed; null removes the line. */
export const withLine = <T extends { key: string }>(
  lines: readonly T[],
  key: string,
  change: Partial<T> | null,
): readonly T[] =>
  change === null
    ? lines.filter((one) => one.key !== key)
    : lines.map((one) => (one.key === key ? { ...one, ...change } : one));
