import type { SeriesMeeting } from '@rapport/contract';
import { Link } from 'react-router';
import { addressOfAction, isLate, isQuoted } from '@/components/actions/action-words.ts';
import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { Name } from './columns.tsx';
import { type CarriedAction, timesOf } from './domain/carried-actions.ts';

export const barClass = { overdue: 'bg-neg', open: 'bg-ink-3', done: 'bg-line-2' } as const;
export const kindWords = { overdue: 'Overdue', open: 'Open', done: 'Done' } as const;

type CarriedRowProps = {
  carried: CarriedAction;
  meetings: readonly SeriesMeeting[];
  today: string;
};

/** One action with its owner, a bar over the meetings in which it was open, and its state. */
export function CarriedRow({ carried, meetings, today }: CarriedRowProps) {
  const { action, first, last } = carried;
  const { text, owner, state, closedOn } = action;
  const kind = state === 'done' ? 'done' : isLate(action, today) ? 'overdue' : 'open';
  const address = addressOfAction(action);
  const words = isQuoted(action) ? `“${text}”` : text;
  const dayAt = (place: number) => dayAndMonth(meetings[place]?.date ?? '');
  const note = kind === 'done' && closedOn !== null ? dayAndMonth(closedOn) : timesWords(carried);
  const label = `${dayAt(first)} to ${dayAt(last)}: ${kindWords[kind].toLowerCase()}`;
  return (
    <>
      <Name className="py-1.5">
        <p className="line-clamp-3 wrap-anywhere" title={text}>
          {address ? (
            <Link to={address} className="hover:text-accent hover:underline">
              {words}
            </Link>
          ) : (
            words
          )}
        </p>
        {owner && <p className="truncate text-12 text-ink-2">{owner.name}</p>}
      </Name>
      <div
        role="img"
        aria-label={label}
        title={label}
        className="col-start-2 -col-end-2 grid grid-cols-subgrid items-center"
      >
        <span
          className={cn('mx-2.5 h-2 rounded-[2px]', barClass[kind])}
          style={{ gridColumn: `${first + 1} / ${last + 2}` }}
        />
      </div>
      <div className="self-center py-1.5 text-right text-12 text-ink-2">
        <p className={cn(kind === 'overdue' && 'text-neg')}>{kindWords[kind]}</p>
        <p>{note}</p>
      </div>
    </>
  );
}

function timesWords(carried: CarriedAction): string {
  const times = timesOf(carried);
  return times === 1 ? 'once' : `${times} times`;
}
