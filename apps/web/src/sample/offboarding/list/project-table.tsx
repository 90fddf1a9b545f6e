import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { shortDay } from '@/lib/format-day.ts';
import { CompletionFigure } from '../completion-figure.tsx';
import { completionOf, daysOfMonitoringLeft, projectStatus } from '../domain/progress.ts';
import type { OffboardingProject } from '../domain/project.ts';
import { RiskFigure } from '../risk-figure.tsx';

type ProjectTableProps = {
  projects: readonly OffboardingProject[];
  createdIds: readonly string[];
};

export function ProjectTable({ projects, createdIds }: ProjectTableProps) {
  const columns: readonly StackedColumn<OffboardingProject>[] = [
    {
      label: 'Person',
      cell: ({ id, person: { name, role } }) => (
        <span className="flex items-center gap-2.5">
          <Avatar name={name} />
          <span className="min-w-0">
            <Link
              to={`/offboarding/${id}`}
              className="font-medium after:absolute after:inset-0 hover:text-accent"
            >
              {name}
            </Link>
            <span className="block text-12 text-ink-2">{role}</span>
          </span>
        </span>
      ),
    },
    {
      label: 'Project',
      cell: ({ id, projectName }) => (
        <>
          <span className="wrap-anywhere">{projectName}</span>
          {createdIds.includes(id) && (
            <span className="block text-12 text-ink-3">Kept in this browser</span>
          )}
        </>
      ),
    },
    {
      label: 'Status',
      cell: (project) => <Badge variant="role">{projectStatus(project)}</Badge>,
    },
    {
      label: 'Last working day',
      className: 'whitespace-nowrap',
      cell: ({ lastWorkingDay }) => shortDay(lastWorkingDay),
    },
    {
      label: 'Days of monitoring left',
      align: 'right',
      className: 'whitespace-nowrap',
      cell: (project) => daysOfMonitoringLeft(project),
    },
    {
      label: 'Risk score',
      className: 'whitespace-nowrap font-medium',
      cell: ({ person }) => <RiskFigure score={person.riskScore} />,
    },
    {
      label: 'Completion',
      className: 'w-40 font-medium',
      cell: (project) => (
        <span className="flex items-center gap-3">
          <span className="flex-1">
            <CompletionFigure percent={completionOf(project)} />
          </span>
          <ChevronRight aria-hidden className="size-4 text-ink-3 @max-[800px]:hidden" />
        </span>
      ),
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
