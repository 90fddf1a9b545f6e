import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import type { InitiativeStatus } from '../domain/progress.ts';

const looks: Record<InitiativeStatus, { word: string; icon: LucideIcon; className: string }> = {
  not_started: { word: 'Not started', icon: CircleDashed, className: 'text-ink-2' },
  in_progress: { word: 'In progress', icon: LoaderCircle, className: 'text-accent' },
  blocked: { word: 'Blocked', icon: CircleAlert, className: 'text-neg' },
  completed: { word: 'Completed', icon: CircleCheck, className: 'text-pos' },
};

export function InitiativeStatusLabel({ status }: { status: InitiativeStatus }) {
  const { word, icon: Icon, className } = looks[status];
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 whitespace-nowrap text-12 font-medium',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {word}
    </span>
  );
}
