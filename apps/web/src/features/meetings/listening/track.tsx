import { useMemo } from 'react';
import { clock } from '@/lib/clock.ts';
import type { TimedTurn } from './piece.ts';

/** Units of the drawing; its width is that of the page. */
const width = 1000;
const height = 26;
const barHeight = 3;
const rowHeight = 4;
const narrowest = 0.8;

type TrackProps = {
  turns: readonly TimedTurn[];
  /** Length of the recording in seconds. */
  length: number;
  seconds: number;
  speaker: string;
  onMove: (seconds: number) => void;
};

/** A bar for each turn, a row for each speaker. Nothing tells how loud somebody is. */
export function Track({ turns, length, seconds, speaker, onMove }: TrackProps) {
  const bars = useMemo(() => barsOf(turns, length), [turns, length]);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Place in the recording"
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={Math.round(seconds)}
      aria-valuetext={`${clock(seconds)} of ${clock(length)}, ${speaker}`}
      className="relative mt-0.5 cursor-default rounded-inner"
      onPointerDown={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        onMove((Math.min(1, Math.max(0, (clientX - left) / width)) || 0) * length);
      }}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="block h-6.5 w-full"
      >
        {bars.map(({ start, end, ...bar }) => (
          <rect
            key={start}
            {...bar}
            height={barHeight}
            rx={1}
            className={
              seconds >= end ? 'fill-ink-3' : seconds >= start ? 'fill-accent' : 'fill-line-2'
            }
          />
        ))}
      </svg>
      <span
        aria-hidden
        className="absolute -inset-y-0.5 -ml-px w-0.5 rounded-[1px] bg-accent"
        style={{ left: `${(100 * Math.min(seconds, length)) / Math.max(1, length)}%` }}
      />
    </div>
  );
}

function barsOf(turns: readonly TimedTurn[], length: number) {
  const speakers = [...new Set(turns.map(({ participantId }) => participantId))];
  const gap = Math.min(rowHeight, (height - 2 * barHeight) / Math.max(1, speakers.length - 1));
  const scale = width / Math.max(1, length);
  return turns.map(({ start, end, participantId }) => ({
    start,
    end,
    x: start * scale,
    y: barHeight + gap * speakers.indexOf(participantId),
    width: Math.max(narrowest, (end - start) * scale - narrowest),
  }));
}
