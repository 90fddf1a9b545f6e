import { Calendar, CircleCheck, CircleDashed, LoaderCircle, type LucideIcon } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import type { Phase, PhaseStatus } from '../domain/timeline.ts';

const looks: Record<PhaseStatus, { word: string; icon: LucideIcon; className: string }> = {
  completed: { word: 'Completed', icon: CircleCheck, className: 'text-ink-2' },
  'in-progress': { word: 'In progress', icon: LoaderCircle, className: 'text-st-processing' },
  planned: { word: 'Planned', icon: Calendar, className: 'text-ink-2' },
  'not-started': { word: 'Not started', icon: CircleDashed, className: 'text-ink-2' },
};

export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <div className="@container">
      <ol className="grid gap-x-0.5 gap-y-4 @min-[400px]:grid-cols-2 @min-[640px]:grid-cols-4">
        {phases.map(({ phase, period, status, tasks, elapsed }) => {
          const { word, icon: Icon, className } = looks[status];
          return (
            <li key={phase} className="min-w-0 @min-[400px]:pr-4">
              <span
                aria-hidden
                className="mb-2 block h-1.5 overflow-hidden rounded-[2px] bg-pressed @min-[400px]:-mr-4"
              >
                <span
                  className={cn(
                    'block h-full rounded-[2px]',
                    status === 'completed' ? 'bg-ink-3' : 'bg-accent',
                  )}
                  style={{ width: `${elapsed}%` }}
                />
              </span>
              <h4 className="font-medium">{phase}</h4>
              <p className="mt-px text-12 text-ink-2">{period}</p>
              <p className={cn('mt-1 flex items-center gap-1.5 text-12 font-medium', className)}>
                <Icon aria-hidden className="size-3.5" />
                {word}
              </p>
              <ul className="mt-2 grid gap-1 text-ink-2">
                {tasks.map((task) => (
                  <li key={task} className="text-pretty">
                    {task}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
