import type { Action } from '@rapport/contract';
import {
  Ban,
  CalendarPlus,
  CircleCheck,
  CircleDashed,
  ClockAlert,
  History,
  UserPlus,
} from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { dueDayWords, howFarWords, isLate, stateWords } from './action-words.ts';

const stateIcons = { open: CircleDashed, 'from-before': History, done: CircleCheck, dropped: Ban };

export function StateLabel({ state }: Pick<Action, 'state'>) {
  const Icon = stateIcons[state];
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 text-12',
        state === 'done' ? 'font-medium text-pos' : 'text-ink-2',
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {stateWords[state]}
    </span>
  );
}

const linkClass =
  'inline-flex items-center gap-1 text-12 text-ink-3 hover:text-accent hover:underline max-md:min-h-6 [&_svg]:size-3.5';

type CellProps = { action: Action; onChoose: () => void };

/** Without an owner, the cell offers to choose one instead of guessing. */
export function OwnerCell({ action, onChoose }: CellProps) {
  const { text, owner, can, state } = action;
  if (!owner && !can.change) return <span className="text-12 text-ink-3">No owner</span>;
  if (!owner)
    return (
      <button
        type="button"
        aria-label={`Choose an owner: ${text}`}
        className={linkClass}
        onClick={onChoose}
      >
        <UserPlus aria-hidden />
        Choose an owner
      </button>
    );
  const { name } = owner;
  return (
    <span className={cn('flex min-w-0 items-center gap-2', state !== 'open' && 'text-ink-3')}>
      {/* Outside the button, so that its accessible name has no initials. */}
      <Avatar name={name} size="small" />
      {can.change ? (
        <button
          type="button"
          aria-label={`Owner: ${name}. Change: ${text}`}
          title={name}
          className="min-h-6 min-w-0 truncate text-left hover:text-accent"
          onClick={onChoose}
        >
          {name}
        </button>
      ) : (
        <span className="truncate" title={name}>
          {name}
        </span>
      )}
    </span>
  );
}

export function DueCell({ action, today, onChoose }: CellProps & { today: string }) {
  const { text, dueDay, dueWords, can, state, closedOn } = action;
  const closed = closedOn && (
    <span className="block text-12 text-ink-3">{`${state} on ${dayAndMonth(closedOn)}`}</span>
  );
  if (dueDay === null) {
    const words = dueWords && <span className="block text-12 text-ink-3">“{dueWords}”</span>;
    if (state !== 'open' || !can.change)
      return (
        <>
          <span className="text-ink-3">–</span>
          {words}
          {closed}
        </>
      );
    return (
      <>
        <button
          type="button"
          aria-label={`Set date: ${text}`}
          className={linkClass}
          onClick={onChoose}
        >
          <CalendarPlus aria-hidden />
          Set date
        </button>
        {words}
      </>
    );
  }
  const late = isLate(action, today);
  const written = dueDayWords(dueDay, today);
  return (
    <>
      {can.change ? (
        <button
          type="button"
          aria-label={`Due ${written}. Change: ${text}`}
          className={cn('text-left hover:text-accent', state !== 'open' && 'text-ink-3')}
          onClick={onChoose}
        >
          {written}
        </button>
      ) : (
        <span className={cn(state !== 'open' && 'text-ink-3')}>{written}</span>
      )}
      {closed ?? (
        <span
          className={cn(
            'flex items-center gap-1 text-12 md:mt-px',
            late ? 'text-neg' : 'text-ink-2',
          )}
        >
          {late && <ClockAlert aria-hidden className="size-3 shrink-0" />}
          {howFarWords(action, today)}
        </span>
      )}
    </>
  );
}
