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

type MarkedWeek = {
  at: number;
  words: string;
  side?: 'before' | 'after' | 'beforeOnPhones' | 'afterOnPhones';
};

/** Where the words stand beside their line, so that two do not touch. */
const asideClass = {
  before: '-translate-x-full pr-1',
  after: 'translate-x-0 pl-1',
  beforeOnPhones: 'max-md:-translate-x-full max-md:pr-1',
  afterOnPhones: 'max-md:translate-x-0 max-md:pl-1',
};
/** Weeks whose words would touch on a wide screen, and on a phone. */
const near = { wide: 2, phone: 8 };

/** @param announced -1 if it is not known or not on the chart */
function markedWeeks(announced: number, last: number): MarkedWeek[] {
  if (announced === last) return [{ at: last, words: 'Announced, last day' }];
  const gap = last - announced;
  if (announced < 0 || gap > near.phone)
    return [
      ...(announced < 0 ? [] : [{ at: announced, words: 'Announced' }]),
      { at: last, words: 'Last day' },
    ];
  return [
    { at: announced, words: 'Announced', side: gap > near.wide ? 'beforeOnPhones' : 'before' },
    { at: last, words: 'Last day', side: gap > near.wide ? 'afterOnPhones' : 'after' },
  ];
}

/** Two moods by week, with the announcement and the last day marked. */
export function MoodLines(props: MoodLinesProps) {
  const { axis, mondays, department, own, organization, firstWeekSince, announcedOn, label } =
    props;
  const yOf = (mood: number) => height * (1 - shareOnAxis(axis, mood));
  const scale = Array.from({ length: axis.high - axis.low + 1 }, (_, at) => axis.low + at);
  const announced = announcedOn ? mondays.findLastIndex((monday) => monday <= announcedOn) : -1;
  const days = markedWeeks(announced, firstWeekSince - 1);
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
        {days.map(({ at, words, side }) => (
          <span
            key={words}
            aria-hidden
            className={cn(
              'absolute -top-5 -translate-x-1/2 whitespace-nowrap',
              side && asideClass[side],
            )}
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
