import { useParams } from 'react-router';
import { successionQueryOptions } from '@/features/succession/api/get-succession.ts';
import { usePlans } from '@/features/succession/domain/created-plans.ts';
import { PlanPage } from '@/features/succession/plan/plan-page.tsx';
import { NotFound } from '../not-found.tsx';
import type { ReadScreen } from '../read-first.ts';
import { PersonPlanning } from '../works-council.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export function Component() {
  return (
    <PersonPlanning title="Succession Planning" subject="succession by person">
      <Plan />
    </PersonPlanning>
  );
}

function Plan() {
  const { id } = useParams();
  const { plans, isCreatedHere } = usePlans();
  const plan = plans.find((one) => one.id === id);
  return plan ? (
    <PlanPage key={plan.id} plan={plan} isCreatedHere={isCreatedHere(plan.id)} />
  ) : (
    <NotFound />
  );
}
