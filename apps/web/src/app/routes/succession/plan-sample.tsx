import { useParams } from 'react-router';
import { successionQueryOptions } from '@/features/succession/api/get-succession.ts';
import { usePlans } from '@/features/succession/domain/created-plans.ts';
import { PlanPage } from '@/features/succession/plan/plan-page.tsx';
import { NotFound } from '../../not-found.tsx';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export function Screen() {
  const { id } = useParams();
  const { plans, isCreatedHere } = usePlans();
  const plan = plans.find((one) => one.id === id);
  return plan ? (
    <PlanPage key={plan.id} plan={plan} isCreatedHere={isCreatedHere(plan.id)} />
  ) : (
    <NotFound />
  );
}
