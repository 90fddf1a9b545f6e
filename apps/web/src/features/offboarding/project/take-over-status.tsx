import type { HandoverItem, TakenOver } from '@rapport/contract';
import { CircleCheck, CircleDashed, Quote } from 'lucide-react';
import { Link } from 'react-router';
import { turnAddress } from '@/components/organization-figures/turn-address.ts';
import { clock } from '@/lib/clock.ts';
import { writeDay } from '@/lib/format-day.ts';
import { notShownWords, takenOverWords } from '../take-over-words.ts';

/** What later meetings show of an item; nothing for one that is not handed over and that they do not show. */
export function TakeOverStatus({ item, name }: { item: HandoverItem; name: string }) {
  const { takenOver, doneOn } = item;
  if (takenOver)
    return (
      <Status>
        <span className="inline-flex items-center gap-1.5 font-medium text-st-completed">
          <CircleCheck aria-hidden className="size-3.5 shrink-0" />
          Taken over
        </span>
        <span className="text-ink-2">{takenOverWords(item, name)}</span>
        <Shown takenOver={takenOver} />
      </Status>
    );
  if (doneOn === null) return null;
  return (
    <Status>
      <span className="inline-flex items-center gap-1.5 font-medium text-ink-2">
        <CircleDashed aria-hidden className="size-3.5 shrink-0" />
        Handed over
      </span>
      <span className="text-ink-2">{notShownWords(item)}</span>
    </Status>
  );
}

const Status = ({ children }: { children: React.ReactNode }) => (
  <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-12">{children}</p>
);

function Shown({ takenOver: { meetingId, meeting, turn, start, on } }: { takenOver: TakenOver }) {
  const day = writeDay(on, { day: 'numeric', month: 'long' });
  const shown = start === null ? day : `${day}, ${clock(start)}`;
  if (meetingId === null || turn === null) return <span className="text-ink-3">{day}</span>;
  return (
    <Link
      to={turnAddress({ meetingId, turn, start })}
      aria-label={`${meeting}, ${shown}`}
      className="inline-flex items-center gap-1 text-accent hover:underline"
    >
      <Quote aria-hidden className="size-3 shrink-0" />
      {shown}
    </Link>
  );
}
