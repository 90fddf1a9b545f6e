import type { Period } from '@rapport/contract';
import { Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import {
  type BarKind,
  barKind,
  endsAt,
  meetingsTo,
  type SliderWeeks,
  sayWeeks,
  spanOf,
} from './time-slider-window.ts';
import { useWeekSlider } from './use-week-slider.ts';

type TimeSliderProps = { weeks: SliderWeeks; shown: Period };

const barClass: Record<BarKind, string> = {
  shown: 'bg-ink-3',
  before: 'bg-line-control/62',
  other: 'bg-line-2',
};
const page = 4;

/** A slider with a bar for each week's meetings. The knob marks the last week shown. */
export function TimeSlider({ weeks, shown }: TimeSliderProps) {
  const { at, length, isPlaying, moveTo, togglePlay } = useWeekSlider(weeks, shown);
  const track = useRef<HTMLDivElement>(null);
  const last = weeks.length - 1;
  const most = weeks.reduce((max, { meetings }) => Math.max(max, meetings), 1);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const targets: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      PageUp: at + page,
      PageDown: at - page,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (target === undefined) togglePlay();
    else moveTo(target);
  }

  function point(event: PointerEvent) {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    moveTo(Math.floor(((event.clientX - box.left) / box.width) * weeks.length));
  }

  const meetings = meetingsTo(weeks, at, length);
  const before = at - length >= 0 ? meetingsTo(weeks, at - length, length) : null;
  const spanBefore = spanOf(endsAt(weeks, at, -length), length);
  const end = `${(100 * (at + 1)) / weeks.length}%`;
  return (
    <div className="mt-3 grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-4 max-md:grid-cols-[44px_minmax(0,1fr)] max-md:gap-y-2 print:hidden">
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? 'Pause' : 'Play the weeks'}
        className="border border-line-2 bg-surface"
        onClick={togglePlay}
      />
      <div
        ref={track}
        role="slider"
        tabIndex={0}
        aria-label="Last week shown"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={sayWeeks(weeks, at, length)}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
        className="relative h-15 touch-pan-y max-md:h-17 select-none rounded-inner"
      >
        <div
          aria-hidden
          className="absolute inset-x-0 top-0 bottom-6 grid max-md:bottom-8 auto-cols-fr grid-flow-col items-end gap-[3px] max-md:gap-0.5"
        >
          {weeks.map(({ from, meetings: count }, bar) => (
            <span
              key={from}
              className={cn('min-h-px rounded-t-[2px]', barClass[barKind(bar, at, length)])}
              style={{ height: `${(100 * count) / most}%` }}
            />
          ))}
        </div>
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-5.5 h-0.5 bg-line-2 max-md:bottom-7.5"
        >
          <span
            className="absolute -top-px h-1 rounded-[2px] bg-accent transition-[left,right] motion-reduce:transition-none"
            style={{
              left: `${(100 * Math.max(0, at - length + 1)) / weeks.length}%`,
              right: `${100 - (100 * (at + 1)) / weeks.length}%`,
            }}
          />
          <span
            className="absolute -top-[7px] -ml-2 size-4 rounded-full bg-accent ring-2 ring-paper transition-[left] motion-reduce:transition-none max-md:-top-[11px] max-md:-ml-3 max-md:size-6"
            style={{ left: end }}
          />
        </div>
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 flex justify-between text-12 text-ink-3"
        >
          {labelledWeeks(weeks).map((from) => (
            <span key={from}>{dayAndMonth(from)}</span>
          ))}
        </div>
      </div>
      <p className="text-12 text-ink-2 leading-4 max-md:col-span-full md:min-w-43">
        <span className="font-strong text-ink">{spanOf(endsAt(weeks, at), length)}</span>
        {meetings !== null && `, ${counted(meetings, 'meeting')}`}
        <br />
        before: {spanBefore}
        {before !== null && `, ${before}`}
      </p>
    </div>
  );
}

/** Labels for the first week, the last, and each quarter. */
function labelledWeeks(weeks: SliderWeeks): string[] {
  const last = weeks.length - 1;
  return [0, 0.25, 0.5, 0.75, 1].flatMap((share) => weeks[Math.round(share * last)]?.from ?? []);
}
