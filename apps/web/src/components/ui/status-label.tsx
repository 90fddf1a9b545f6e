import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Mail,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

const looks = {
  queued: { word: 'Queued', icon: Hourglass, className: 'text-st-queued' },
  processing: { word: 'Processing', icon: LoaderCircle, className: 'text-st-processing' },
  completed: { word: 'Completed', icon: CircleCheck, className: 'text-st-completed' },
  failed: { word: 'Failed', icon: CircleAlert, className: 'text-st-failed' },
  cancelled: { word: 'Cancelled', icon: Ban, className: 'text-st-cancelled' },
  active: { word: 'Active', icon: CircleCheck, className: 'text-st-completed' },
  invited: { word: 'Invited', icon: Mail, className: 'text-accent' },
  synced: { word: 'Synced', icon: CircleDashed, className: 'text-ink-2' },
  unknown: { word: 'Unknown Status', icon: CircleHelp, className: 'text-ink-2' },
} satisfies Record<string, { word: string; icon: LucideIcon; className: string }>;

export type StatusKind = keyof typeof looks;

type StatusLabelProps = {
  status: StatusKind;
  className?: string;
  /** Default: the status's name. */
  children?: ReactNode;
};

/** Has no fill and no border, so that it never looks like a sentiment. */
export function StatusLabel({ status, className, children }: StatusLabelProps) {
  const { word, icon: Icon, className: look } = looks[status];
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 whitespace-nowrap text-12 font-medium',
        look,
        className,
      )}
    >
      <Icon
        aria-hidden
        className={cn('size-3.5 shrink-0', status === 'processing' && 'motion-safe:animate-spin')}
      />
      {children ?? word}
    </span>
  );
}
