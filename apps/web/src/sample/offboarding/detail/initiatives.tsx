import { useState } from 'react';
import * as z from 'zod/mini';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { cn } from '@/lib/cn.ts';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import { countSubtasks, initiativeStatus, inOrder } from '../domain/progress.ts';
import type { Initiative, OffboardingProject } from '../domain/project.ts';
import { InitiativeRow, initiativeColumns } from './initiative-row.tsx';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'completed', label: 'Completed' },
];
const filterSchema = z.enum(['all', 'open', 'blocked', 'completed']);
type Filter = z.infer<typeof filterSchema>;

function passes(initiative: Initiative, filter: Filter): boolean {
  const status = initiativeStatus(initiative);
  if (filter === 'all') return true;
  return filter === 'open' ? status !== 'completed' : status === filter;
}

export function Initiatives({ project }: { project: OffboardingProject }) {
  const [parameters, setParameters] = useAddress();
  const filter = z.catch(filterSchema, 'all').parse(parameters.get('show'));
  const show = (next: string) =>
    setParameters((now) => withParameter(now, 'show', next !== 'all' && next), {
      replace: true,
      preventScrollReset: true,
    });
  const { done, total } = countSubtasks(project);
  return (
    <section>
      <FigureHead
        title="Initiatives"
        caption={
          <span role="status">
            {`${project.initiatives.length} initiatives, ${done} of ${total} subtasks completed; open first, earliest due date first`}
          </span>
        }
        actions={
          <div className="max-md:w-full">
            <Segmented
              label="Initiatives shown"
              value={filter}
              options={filters}
              onValueChange={show}
            />
          </div>
        }
      />
      <InitiativeList key={filter} project={project} filter={filter} />
    </section>
  );
}

type InitiativeListProps = { project: OffboardingProject; filter: Filter };

function InitiativeList({ project, filter }: InitiativeListProps) {
  // Ticking a subtask does not reorder or hide rows, so that nothing moves under the pointer.
  const [shownIds] = useState(() =>
    inOrder(project.initiatives.filter((initiative) => passes(initiative, filter))).map(
      ({ id }) => id,
    ),
  );
  const shown = shownIds.flatMap((id) => project.initiatives.filter((one) => one.id === id));
  if (shown.length === 0) {
    return <p className="border-line border-t py-6 text-ink-2">{nothing[filter]}</p>;
  }
  return (
    <div className="@container">
      <div
        aria-hidden
        className={cn(
          initiativeColumns,
          'border-line-2 border-b pb-1 text-12 text-ink-3 @max-[819px]:hidden',
        )}
      >
        <span />
        <span>Initiative</span>
        <span>Subtasks</span>
        <span>Assignee</span>
        <span>Due</span>
        <span>Status</span>
      </div>
      <ul aria-label="Initiatives">
        {shown.map((initiative, index) => (
          <InitiativeRow
            key={initiative.id}
            projectId={project.id}
            initiative={initiative}
            defaultOpen={index === 0}
          />
        ))}
      </ul>
    </div>
  );
}

const nothing: Record<Filter, string> = {
  all: 'There are no initiatives.',
  open: 'Nothing is open: every initiative is completed.',
  blocked: 'Nothing is blocked.',
  completed: 'Nothing is completed yet.',
};
