import { useParams } from 'react-router';
import { NotFound } from '@/components/layout/not-found.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';
import { successionQueryOptions } from '@/sample/succession/api/get-succession.ts';
import { usePlans } from '@/sample/succession/domain/created-plans.ts';
import { PlanPage } from '@/sample/succession/plan/plan-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export function Component() {
  const { id } = useParams();
  const { plans, isCreatedHere } = usePlans();
  const plan = plans.find((one) => one.id === id);
  return plan ? (
    <PlanPage key={plan.id} plan={plan} isCreatedHere={isCreatedHere(plan.id)} />
  ) : (
    <NotFound />
  );
}
