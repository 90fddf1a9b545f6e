import type { WeekMood } from '@rapport/contract';
import type { ReactNode } from 'react';
import { type MoodAxis, shareOnAxis } from '@/components/organization-figures/mood-axis.ts';
import { cn } from '@/lib/cn.ts';
import { chartHeight, leftOf, placeOf } from './week-places.ts';

type MoodMarksProps = {
  axis: MoodAxis;
  department: string;
  own: readonly WeekMood[];
  organization: readonly WeekMood[];
  firstWeekSince: number;
};

type Point = { at: number; mood: number };

const pointsOf = (weeks: readonly WeekMood[]): Point[] =>
  weeks.flatMap((week, at) => (week ? [{ at, mood: week.mood }] : []));

/** Labels closer than this would touch, in pixels. */
const apart = 16;
/** From this share of the width on, labels are placed left of a line's end. */
const lateInTheChart = 0.7;

/**
 * Labels for the ends of both lines and the lowest week since the last day. The text alternative
 * has all weeks.
 */
export function MoodMarks(props: MoodMarksProps) {
  const { axis, department, own, organization, firstWeekSince } = props;
  const points = pointsOf(own);
  const end = points.at(-1);
  const all = pointsOf(organization).at(-1);
  const lowest = points
    .filter(({ at }) => at >= firstWeekSince)
    .reduce<Point | undefined>((low, one) => (low && low.mood <= one.mood ? low : one), undefined);
  const topOf = (mood: number) => chartHeight * (1 - shareOnAxis(axis, mood));
  const gap = end && all ? topOf(end.mood) - topOf(all.mood) : 0;
  const push = Math.max(0, apart - Math.abs(gap)) / 2;
  const shift = gap >= 0 ? push : -push;
  return (
    <div aria-hidden>
      {lowest && lowest.at !== end?.at && (
        <>
          <Dot left={leftOf(lowest.at)} top={topOf(lowest.mood)} className="bg-neg-mark" />
          <span
            className="absolute mt-2 -translate-x-1/2 font-strong text-ink"
            style={{ ...leftOf(lowest.at), top: topOf(lowest.mood) }}
          >
            {lowest.mood.toFixed(1)}
          </span>
        </>
      )}
      {all && (
        <EndLabel {...all} top={topOf(all.mood) - shift}>
          {all.mood.toFixed(1)} all teams
        </EndLabel>
      )}
      {end && (
        <>
          <Dot left={leftOf(end.at)} top={topOf(end.mood)} className="bg-accent" />
          <EndLabel {...end} top={topOf(end.mood) + shift} className="font-strong text-ink">
            {end.mood.toFixed(1)} {department}
          </EndLabel>
        </>
      )}
    </div>
  );
}

type DotProps = { left: { left: string }; top: number; className: string };

const Dot = ({ left, top, className }: DotProps) => (
  <span
    className={cn('absolute size-3 -translate-1/2 rounded-full border-2 border-paper', className)}
    style={{ ...left, top }}
  />
);

type EndLabelProps = { at: number; top: number; className?: string; children: ReactNode };

const EndLabel = ({ at, top, className, children }: EndLabelProps) => (
  <span
    className={cn(
      'absolute -translate-y-1/2 whitespace-nowrap px-2.5',
      placeOf(at) > lateInTheChart && '-translate-x-full -mt-3',
      className,
    )}
    style={{ ...leftOf(at), top }}
  >
    {children}
  </span>
);
