import { dayAndMonth } from '@/lib/format-day.ts';
import { type MoodAxis, shareOnAxis } from './mood-axis.ts';
import { MoodLine } from './mood-line.tsx';
import type { WeekPoint } from './mood-paths.ts';
import { WeekLabels } from './week-labels.tsx';

type MoodChartProps = {
  weeks: readonly WeekPoint[];
  /** The Mondays of the weeks. */
  mondays: readonly string[];
  axis: MoodAxis;
  periodWeeks: number;
  /** Whose mood it is, as the start of a sentence: 'Mood of the organization'. */
  subject: string;
  /** Gives weeks without a mood a darker background. */
  hasGaps?: boolean;
  className?: string;
};

/** A mood week by week on a labelled scale. */
export function MoodChart(props: MoodChartProps) {
  const { weeks, mondays, axis, periodWeeks, subject, hasGaps, className = 'h-36' } = props;
  const scale = Array.from({ length: axis.high - axis.low + 1 }, (_, at) => axis.low + at);
  const last = weeks.at(-1);
  return (
    <div className="grid grid-cols-[16px_minmax(0,1fr)_28px] gap-x-2 text-12 text-ink-3">
      <div aria-hidden className="relative text-right">
        {scale.map((mood) => (
          <span
            key={mood}
            className="absolute right-0 -translate-y-1/2"
            style={heightOf(axis, mood)}
          >
            {mood}
          </span>
        ))}
      </div>
      <MoodLine
        weeks={weeks}
        axis={axis}
        lines={scale}
        periodWeeks={periodWeeks}
        hasGaps={hasGaps}
        label={moodLabel(subject, weeks, mondays)}
        className={className}
      />
      <div aria-hidden className="relative">
        {last && (
          <span
            className="absolute left-1 -translate-y-1/2 font-strong text-ink"
            style={heightOf(axis, last.mood)}
          >
            {last.mood.toFixed(1)}
          </span>
        )}
      </div>
      <WeekLabels mondays={mondays} periodWeeks={periodWeeks} className="col-start-2 mt-1.5" />
    </div>
  );
}

const heightOf = (axis: MoodAxis, mood: number) => ({
  top: `${100 * (1 - shareOnAxis(axis, mood))}%`,
});

/** 'Mood of Product by week: 31 Aug 6.5, 7 Sep not shown' */
export function moodLabel(
  subject: string,
  weeks: readonly WeekPoint[],
  mondays: readonly string[],
): string {
  const figures = weeks.map(
    (week, at) => `${dayAndMonth(mondays[at] ?? '')} ${week ? week.mood.toFixed(1) : 'not shown'}`,
  );
  return `${subject} by week: ${figures.join(', ')}`;
}
