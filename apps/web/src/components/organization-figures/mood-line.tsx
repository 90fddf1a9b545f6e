import { cn } from '@/lib/cn.ts';
import { type MoodAxis, middleOf, shareOnAxis } from './mood-axis.ts';
import { gapsOf, moodPaths, paintedHeight, paintedWidth, type WeekPoint } from './mood-paths.ts';

type MoodLineProps = {
  weeks: readonly WeekPoint[];
  axis: MoodAxis;
  /** Values marked with a thin line. Default: the middle of the axis. */
  lines?: readonly number[];
  /** The last weeks, which form the period, have a darker background. */
  periodWeeks?: number;
  /** Gives weeks without a mood a darker background. */
  hasGaps?: boolean | undefined;
  /** Draws a dot for each week. */
  hasDots?: boolean;
  /** Describes the drawing for screen readers. */
  label: string;
  className?: string;
};

/** A mood week by week with its band. Fills its container; the last week has a larger dot. */
export function MoodLine(props: MoodLineProps) {
  const {
    weeks,
    axis,
    lines = [middleOf(axis)],
    periodWeeks,
    hasDots,
    hasGaps,
    label,
    className,
  } = props;
  const { lines: drawn, bands, dots } = moodPaths(weeks, axis);
  const last = weeks.at(-1) ? dots.at(-1) : undefined;
  const shown = Math.min(periodWeeks ?? 0, weeks.length) - 1;
  const ground = shown > 0 ? (shown / (weeks.length - 1)) * paintedWidth : 0;
  const plain = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${paintedWidth} ${paintedHeight}`}
      preserveAspectRatio="none"
      className={cn('block w-full overflow-visible', className)}
    >
      {ground > 0 && (
        <rect
          x={paintedWidth - ground}
          width={ground}
          height={paintedHeight}
          fill="var(--sunken)"
        />
      )}
      {hasGaps &&
        gapsOf(weeks).map(({ from, to }) => (
          <rect key={from} x={from} width={to - from} height={paintedHeight} fill="var(--sunken)" />
        ))}
      {lines.map((mood) => (
        <path
          key={mood}
          d={`M0 ${paintedHeight * (1 - shareOnAxis(axis, mood))}H${paintedWidth}`}
          stroke="var(--line)"
          {...plain}
        />
      ))}
      {bands.map((path) => (
        <path key={path} d={path} fill="var(--line-2)" opacity={0.58} />
      ))}
      {drawn.map((path) => (
        <path
          key={path}
          d={path}
          stroke="var(--ink)"
          strokeWidth={1.5}
          strokeLinejoin="round"
          {...plain}
        />
      ))}
      {(hasDots ? dots : dots.filter((_, at) => isAlone(weeks, at))).map(({ x, y }) => (
        <Dot key={x} x={x} y={y} size={5} className="stroke-ink" />
      ))}
      {last && <Dot {...last} size={10} className="stroke-accent" />}
    </svg>
  );
}

/** Whether a dot, counted without gaps, has a gap on both sides, so that no line leads to it. */
function isAlone(weeks: readonly WeekPoint[], dot: number): boolean {
  const at = weeks.flatMap((week, index) => (week ? [index] : []))[dot] ?? 0;
  return !weeks[at - 1] && !weeks[at + 1];
}

type DotProps = { x: number; y: number; size: number; className: string };

/** Drawn as a line without length, because a circle would be stretched with the drawing. */
function Dot({ x, y, size, className }: DotProps) {
  return (
    <path
      d={`M${x} ${y}h0.001`}
      strokeWidth={size}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
