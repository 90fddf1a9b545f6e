import type { Chapter } from '@rapport/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { clock } from '@/lib/clock.ts';
import { cn } from '@/lib/cn.ts';
import { addressOfChapter } from '../transcript/place.ts';
import type { ChapterTimes } from './chapter-times.ts';

type ChapterBarProps = {
  chapters: readonly Chapter[];
  times: readonly ChapterTimes[];
  /** Index of the chapter that is open; -1 for none. */
  current: number;
};

/** Room for a finger: a bar of many short chapters scrolls sideways. In pixels. */
const narrowestPx = 26;
const lengthOf = (times: ChapterTimes | undefined) => (times ? times.end - times.start : 0);
const axisShares = [0, 0.25, 0.5, 0.75, 1];

/** The chapters, each as wide as it is long. */
export function ChapterBar({ chapters, times, current }: ChapterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  /** The chapter that Tab reaches. */
  const [reached, setReached] = useState(0);
  const last = times.length - 1;
  const begin = times[0]?.start ?? 0;
  const end = times[last]?.end ?? begin;

  function press(event: KeyboardEvent, at: number) {
    const targets: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    bar.current?.querySelectorAll('a')[target]?.focus();
  }

  return (
    <div className="-mx-1 overflow-x-auto px-1 pb-3">
      <div style={{ minWidth: times.length * narrowestPx }}>
        <div
          ref={bar}
          role="toolbar"
          aria-label="Chapters by time"
          className="flex h-8 gap-0.5 max-md:h-11"
        >
          {chapters.map(({ fromTurn, toTurn, title }, at) => (
            <Link
              key={fromTurn}
              to={addressOfChapter({ fromTurn, toTurn })}
              preventScrollReset
              tabIndex={at === Math.min(reached, last) ? 0 : -1}
              aria-label={`${at + 1}: ${title}`}
              aria-current={at === current || undefined}
              title={`${title}, ${clock(times[at]?.start ?? 0)}`}
              onFocus={() => setReached(at)}
              onKeyDown={(event) => press(event, at)}
              style={{ flexGrow: Math.max(1, lengthOf(times[at])) }}
              className={cn(
                'grid min-w-6 basis-0 place-items-center rounded-[3px] bg-pressed font-strong text-12 text-ink-2 hover:bg-line-2 focus-visible:-outline-offset-2',
                at === current && 'bg-accent text-on-accent hover:bg-accent',
              )}
            >
              {at + 1}
            </Link>
          ))}
        </div>
        <div aria-hidden className="mt-1 flex justify-between text-12 text-ink-3">
          {axisShares.map((share) => (
            <span key={share}>{clock(begin + share * (end - begin))}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
