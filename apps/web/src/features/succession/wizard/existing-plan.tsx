import { Info } from 'lucide-react';
import { Link } from 'react-router';
import { employee } from '@/sample-data/company/employees.ts';
import type { Plan } from '@/sample-data/succession/plan.ts';
import { planWords } from '../domain/plan-words.ts';

/** That somebody has planned for the same person before. */
export function ExistingPlan({ plan }: { plan: Plan }) {
  return (
    <p role="status" className="mb-4 flex gap-2 text-pretty text-ink-2">
      <Info aria-hidden className="mt-0.5 size-4 flex-none" />
      <span>
        There is a plan for {employee(plan.person).name} already:{' '}
        <Link to={`/succession/${plan.id}`} className="text-accent underline">
          {planWords(plan)}
        </Link>
        . This one will stand beside it.
      </span>
    </p>
  );
}
