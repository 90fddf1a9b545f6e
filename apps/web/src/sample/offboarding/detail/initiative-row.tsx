import { ChevronRight } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { Level } from '@/components/planning/level.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { cn } from '@/lib/cn.ts';
import { shortDay } from '@/lib/format-day.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';
import { initiativeStatus } from '../domain/progress.ts';
import type { Initiative, Subtask } from '../domain/project.ts';
import { tickSubtask } from '../ticked-subtasks.ts';
import { InitiativeStatusLabel } from './initiative-status.tsx';

/** In narrow containers all but the subtasks are below the title. */
export const initiativeColumns =
  'grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 @min-[820px]:grid-cols-[16px_minmax(0,1fr)_112px_132px_96px_96px] @min-[820px]:gap-x-4';

type InitiativeRowProps = { projectId: string; initiative: Initiative; defaultOpen: boolean };

export function InitiativeRow({ projectId, initiative, defaultOpen }: InitiativeRowProps) {
  const { id, title, category, description, assignee, dueDate, impactLevel } = initiative;
  const { blockedBy, subtasks } = initiative;
  const isPrinting = useIsPrinting();
  const status = initiativeStatus(initiative);
  return (
    <Collapsible.Root asChild defaultOpen={defaultOpen}>
      <li className="border-line border-b">
        <div
          className={cn(
            initiativeColumns,
            'relative min-h-14 py-3 *:@max-[819px]:nth-[n+3]:col-start-2 @min-[820px]:py-1.5',
          )}
        >
          <Collapsible.Trigger className="group col-span-2 grid cursor-default grid-cols-subgrid items-center text-left after:absolute after:inset-0">
            <ChevronRight
              aria-hidden
              className="size-4 text-ink-3 transition-transform group-data-[state=open]:rotate-90 print:invisible"
            />
            <span>
              <span className="block font-medium">{title}</span>
              <span className="mt-px flex flex-wrap items-center gap-x-3 text-12 text-ink-2">
                <Level value={impactLevel} />
                {category}
              </span>
            </span>
          </Collapsible.Trigger>
          <SubtaskPips subtasks={subtasks} />
          <span className="text-12 text-ink-2">{assignee.name}</span>
          <span className="text-12 text-ink-2">
            <span className="@min-[820px]:sr-only">Due </span>
            {shortDay(dueDate)}
          </span>
          <InitiativeStatusLabel status={status} />
        </div>
        <Collapsible.Content
          {...(isPrinting && { forceMount: true })}
          className="pb-3.5 pl-7 @min-[820px]:pl-8"
        >
          <p className="max-w-measure text-pretty text-ink-2">{description}</p>
          {status === 'blocked' && (
            <p className="mt-1 max-w-measure text-pretty text-ink-2">
              <span className="font-strong text-ink">Blocked by:</span> {blockedBy}
            </p>
          )}
          <ul aria-label={`Subtasks of ${title}`} className="mt-1.5 max-w-140">
            {subtasks.map((subtask, place) => (
              <li key={subtask.title}>
                <Checkbox
                  className={cn('min-h-8 w-full', subtask.completed && 'text-ink-3')}
                  label={subtask.title}
                  checked={subtask.completed}
                  onChange={({ target }) => tickSubtask(projectId, id, place, target.checked)}
                />
              </li>
            ))}
          </ul>
        </Collapsible.Content>
      </li>
    </Collapsible.Root>
  );
}

function SubtaskPips({ subtasks }: { subtasks: readonly Subtask[] }) {
  const done = subtasks.filter(({ completed }) => completed).length;
  const isAll = done === subtasks.length;
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-12 text-ink-2">
      <span aria-hidden className="inline-flex gap-0.5">
        {subtasks.map(({ title }, place) => (
          <span
            key={title}
            className={cn(
              'h-1 w-3 rounded-[1px]',
              place >= done ? 'bg-pressed' : isAll ? 'bg-ink-3' : 'bg-accent',
            )}
          />
        ))}
      </span>
      <span>
        {done} of {subtasks.length}
        <span className="sr-only"> subtasks</span>
      </span>
    </span>
  );
}
