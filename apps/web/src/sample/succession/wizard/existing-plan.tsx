import { Info } from 'lucide-react';
import { Link } from 'react-router';
import { employeeIn } from '@/sample/domain/employee.ts';
import { useSuccession } from '../api/get-succession.ts';
import type { Plan } from '../domain/plan.ts';
import { planWords } from '../domain/plan-words.ts';

export function ExistingPlan({ plan }: { plan: Plan }) {
  const { employees } = useSuccession();
  return (
    <p role="status" className="mb-4 flex gap-2 text-pretty text-ink-2">
      <Info aria-hidden className="mt-0.5 size-4 flex-none" />
      <span>
        There is a plan for {employeeIn(employees, plan.person).name} already:{' '}
        <Link to={`/succession/${plan.id}`} className="text-accent underline">
          {planWords(plan)}
        </Link>
        . This plan will be added to it.
      </span>
    </p>
  );
}
