import type { DirectoryPerson, SuccessionPlan, SuccessionPlanItem } from '@rapport/contract';
import type { Member } from '../../../platform/session.ts';
import { planAbilities } from './plan-policy.ts';
import type { CandidateRow, PlanCounts, PlanRow, StepRow } from './plan-repository.ts';

type People = ReadonlyMap<string, DirectoryPerson>;

/** Null for a former participant. */
const personOf = (people: People, id: string | null) => (id && people.get(id)) || null;

const authorOf = ({ accountId }: Member, { createdBy, author }: PlanRow) =>
  createdBy === accountId ? null : author;

export function presentItem(
  member: Member,
  { candidates, steps, stepsDone, nextDueOn, ...plan }: PlanRow & PlanCounts,
  people: People,
): SuccessionPlanItem {
  const { id, role, personId, isShared, changedAt } = plan;
  return {
    id,
    role,
    candidates,
    steps,
    stepsDone,
    nextDueOn,
    isShared,
    person: personOf(people, personId),
    author: authorOf(member, plan),
    changedAt: changedAt.toISOString(),
  };
}

type WholePlan = {
  plan: PlanRow;
  candidates: readonly CandidateRow[];
  steps: readonly StepRow[];
  people: People;
};

export function presentPlan(
  member: Member,
  { plan, candidates, steps, people }: WholePlan,
): SuccessionPlan {
  const { id, version, role, personId, weights, notes, isShared, changedAt } = plan;
  return {
    id,
    version,
    role,
    weights,
    notes,
    isShared,
    person: personOf(people, personId),
    candidates: candidates.map(({ directoryUserId, external, note }) => ({
      person: personOf(people, directoryUserId),
      external,
      note,
    })),
    steps: steps.map(({ text, dueOn, hasOwner, ownerId, isDone }) => ({
      text,
      dueOn,
      isDone,
      owner: hasOwner ? { person: personOf(people, ownerId) } : null,
    })),
    author: authorOf(member, plan),
    changedAt: changedAt.toISOString(),
    can: planAbilities(member, plan),
  };
}
