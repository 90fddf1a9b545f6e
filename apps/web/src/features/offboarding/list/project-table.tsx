import type { OffboardingListItem } from '@rapport/contract';
import { Link } from 'react-router';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { shortDay } from '@/lib/format-day.ts';
import { statusOf } from '../status.ts';

type ProjectTableProps = { projects: readonly OffboardingListItem[]; today: string };

export function ProjectTable({ projects, today }: ProjectTableProps) {
  const columns: readonly StackedColumn<OffboardingListItem>[] = [
    {
      label: 'Person',
      cell: ({ id, person, title }) => (
        <span className="flex items-center gap-2.5">
          <Avatar name={person.name} />
          <span className="min-w-0">
            <Link
              to={`/offboarding/${id}`}
              className="font-medium after:absolute after:inset-0 hover:text-accent"
            >
              {person.name}
            </Link>
            {title && <span className="block text-12 text-ink-2">{title}</span>}
          </span>
        </span>
      ),
    },
    {
      label: 'Status',
      cell: ({ lastDay }) => <Badge variant="role">{statusOf(lastDay, today)}</Badge>,
    },
    {
      label: 'Last day',
      className: 'whitespace-nowrap',
      cell: ({ lastDay }) => (lastDay === null ? 'No day yet' : shortDay(lastDay)),
    },
    {
      label: 'Looked after by',
      cell: ({ lookedAfterBy }) => lookedAfterBy ?? 'Those who may plan about persons',
    },
    {
      label: 'Handed over',
      align: 'right',
      className: 'whitespace-nowrap',
      cell: ({ done, items }) => `${done} of ${items}`,
    },
  ];
  return (
    <StackedTable
      label="Projects"
      columns={columns}
      rows={projects}
      keyOf={({ id }) => id}
      areRowsLinks
    />
  );
}
