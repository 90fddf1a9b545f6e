import type { SuccessionPlanItem } from '@rapport/contract';
import { Link } from 'react-router';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { dayOfMoment, shortDay } from '@/lib/format-day.ts';
import { planAddress } from '../addresses.ts';

const columns: readonly StackedColumn<SuccessionPlanItem>[] = [
  {
    label: 'Role',
    className: 'w-[32%]',
    cell: ({ id, role, person }) => (
      <>
        <Link
          to={planAddress(id)}
          className="wrap-anywhere font-medium text-ink outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {role}
        </Link>
        <span className="block text-12 text-ink-2">{person?.name ?? 'Former participant'}</span>
      </>
    ),
  },
  { label: 'Candidates', cell: ({ candidates }) => candidates },
  {
    label: 'Steps done',
    cell: ({ steps, stepsDone }) => (steps === 0 ? 'None yet' : `${stepsDone} of ${steps}`),
  },
  { label: 'Next step', cell: ({ nextDueOn }) => (nextDueOn ? shortDay(nextDueOn) : '–') },
  {
    label: 'Who sees it',
    cell: ({ isShared, author }) => (
      <>
        {isShared ? 'Shared' : 'Only you'}
        {author && <span className="block text-12 text-ink-2">by {author}</span>}
      </>
    ),
  },
  { label: 'Changed', cell: ({ changedAt }) => dayOfMoment(changedAt) },
];

export const PlanTable = ({ plans }: { plans: readonly SuccessionPlanItem[] }) => (
  <StackedTable
    label="Succession plans"
    columns={columns}
    rows={plans}
    keyOf={({ id }) => id}
    areRowsLinks
  />
);
