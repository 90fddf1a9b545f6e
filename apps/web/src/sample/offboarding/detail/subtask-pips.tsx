import { cn } from '@/lib/cn.ts';
import type { Subtask } from '../domain/project.ts';

export function SubtaskPips({ subtasks }: { subtasks: readonly Subtask[] }) {
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
