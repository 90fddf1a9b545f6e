import type { WeekMood } from '@rapport/contract';
import { type MoodAxis, shareOnAxis } from '@/components/organization-figures/mood-axis.ts';
import { cn } from '@/lib/cn.ts';
import { addDays } from '@/lib/days.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { MoodMarks } from './mood-marks.tsx';
import { chartHeight as height, leftOf, placeOf, weeksShown } from './week-places.ts';

type MoodLinesProps = {
  axis: MoodAxis;
  /** The Mondays of the weeks. */
  mondays: readonly string[];
  department: string;
  own: readonly WeekMood[];
  organization: readonly WeekMood[];
  firstWeekSince: number;
  announcedOn: string | null;
  /** Text alternative of the chart. */
  label: string;
};

const width = 960;
const xOf = (week: number) => width * placeOf(week);

/** Two lines of weekly moods, with marks for the announcement and the last day. */
export function MoodLines(props: MoodLinesProps) {
  const { axis, mondays, department, own, organization, firstWeekSince, announcedOn, label } =
    props;
  const yOf = (mood: number) => height * (1 - shareOnAxis(axis, mood));
  const scale = Array.from({ length: axis.high - axis.low + 1 }, (_, at) => axis.low + at);
  const announced = announcedOn ? mondays.findLastIndex((monday) => monday <= announcedOn) : -1;
  const days = [
    ...(announced >= 0 ? [{ at: announced, words: 'Announced' }] : []),
    { at: firstWeekSince - 1, words: 'Last day' },
  ];
  const pathOf = (weeks: readonly WeekMood[]) =>
    weeks
      .map((week, at) => {
        if (!week) return '';
        const begins = at === 0 || !weeks[at - 1];
        return `${begins ? 'M' : 'L'}${xOf(at).toFixed(1)} ${yOf(week.mood).toFixed(1)}`;
      })
      .join('');
  return (
    <figure className="grid break-inside-avoid grid-cols-[16px_minmax(0,1fr)] gap-x-2 text-12 text-ink-3">
      <div aria-hidden className="relative mt-5">
        {scale.map((mood) => (
          <span
            key={mood}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: `${100 * (1 - shareOnAxis(axis, mood))}%` }}
          >
            {mood}
          </span>
        ))}
      </div>
      <div className="relative mt-5 h-45">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible"
        >
          <rect
            x={xOf(mondays.length - 1)}
            width={width - xOf(mondays.length - 1)}
            height={height}
            className="fill-sunken"
          />
          {scale.map((mood) => (
            <line
              key={mood}
              x2={width}
              y1={yOf(mood)}
              y2={yOf(mood)}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ at, words }) => (
            <line
              key={words}
              x1={xOf(at)}
              x2={xOf(at)}
              y2={height}
              strokeDasharray="3 3"
              className="stroke-ink-3"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={pathOf(organization)}
            className="fill-none stroke-line-control"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={pathOf(own)}
            className="fill-none stroke-ink"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {days.map(({ at, words }) => (
          <span
            key={words}
            aria-hidden
            className="absolute -top-5 -translate-x-1/2 whitespace-nowrap"
            style={leftOf(at)}
          >
            {words}
          </span>
        ))}
        <MoodMarks {...{ axis, department, own, organization, firstWeekSince }} />
      </div>
      <div aria-hidden className="relative col-start-2 mt-1.5 h-4">
        {[0, 6, firstWeekSince - 1, 17, weeksShown - 1].map((at, place, all) => (
          <span
            key={at}
            className={cn(
              'absolute whitespace-nowrap',
              place === all.length - 1 ? '-translate-x-full' : place > 0 && '-translate-x-1/2',
              place % 2 === 1 && 'max-md:hidden',
            )}
            style={leftOf(at)}
          >
            {dayAndMonth(addDays(mondays[0] ?? '', 7 * at))}
          </span>
        ))}
      </div>
    </figure>
  );
}
