import { CalendarDays, ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { writeDay } from '@/lib/format-day.ts';
import type { Edits } from './confirming-state.ts';

type ActionChipsProps = {
  owner: NonNullable<Edits['owner']> | null;
  dueDay: string | null;
  dueWords: string | null;
  /** The day of the meeting. */
  date: string;
  onOwner: () => void;
  onDay: () => void;
};

/** Owner and day as they were found, to be changed before the action is confirmed. */
export function ActionChips(props: ActionChipsProps) {
  const { owner, dueDay, dueWords, date, onOwner, onDay } = props;
  return (
    <div className="grid grid-cols-[64px_auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-line border-t pt-4 max-md:grid-cols-[52px_minmax(0,1fr)]">
      <span className="text-12 text-ink-3">Owner</span>
      <Chip label="Owner" value={owner?.name} none="Nobody named" onPress={onOwner}>
        {owner && (
          <Avatar name={owner.name} size="small" className="size-5 text-[9px] tracking-normal" />
        )}
      </Chip>
      <span className="max-md:hidden" />
      <span className="text-12 text-ink-3">Day</span>
      <Chip
        label="Day"
        value={dueDay ? writtenDay(dueDay) : undefined}
        none="No day"
        icon={CalendarDays}
        onPress={onDay}
      />
      <span className="min-w-0 text-12 text-ink-3 wrap-anywhere max-md:col-start-2 max-md:empty:hidden">
        {dueWords && `Said ‘${dueWords}’, on ${spokenDay(date)}`}
      </span>
    </div>
  );
}

type ChipProps = {
  label: string;
  value: string | undefined;
  none: string;
  icon?: LucideIcon;
  onPress: () => void;
  children?: ReactNode;
};

function Chip({ label, value, none, icon: Icon, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cn(
        'inline-flex h-8 max-w-full cursor-default items-center gap-1.5 justify-self-start rounded-control border px-2 font-medium hover:bg-hover max-md:h-11',
        value ? 'border-line-2' : 'border-line-control border-dashed text-ink-2',
      )}
      onClick={onPress}
    >
      {children}
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0 text-ink-3" />}
      <span className="truncate">
        <span className="sr-only">{`${label}: `}</span>
        {value ?? none}
      </span>
      <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
    </button>
  );
}

/** 'Fri 20 Nov 2026' */
const writtenDay = (day: string) =>
  writeDay(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** 'Tuesday 17 November' */
const spokenDay = (day: string) =>
  writeDay(day, { weekday: 'long', day: 'numeric', month: 'long' });
