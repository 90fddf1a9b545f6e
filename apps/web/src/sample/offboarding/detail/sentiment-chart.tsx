import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceArea,
  ReferenceDot,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { daysBetween } from '@/lib/days.ts';
import { dayAndMonth, longDay } from '@/lib/format-day.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';
import { useWidth } from '@/lib/use-width.ts';
import type { Monitoring } from '../domain/monitoring.ts';
import { ChartText } from './chart-text.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { fortnights } from './day-axis.ts';
import { axisOf, lowestSince, moodSentence } from './mood.ts';
import { MoodAxis } from './mood-axis.tsx';
import { TodayMarks } from './today-marks.tsx';
import { useTodayInSight } from './use-today-in-sight.ts';

const height = 260;
const margin = { top: 28, right: 2, bottom: 0, left: 0 };
const xAxisHeight = 28;
const plotHeight = height - margin.top - xAxisHeight;
/** In px. Labels would overlap in a narrower chart, so it scrolls. */
const leastWidth = 880;
/** Fits A4 and Letter, in px. */
const paperWidth = 680;

export function SentimentChart({ figures }: { figures: Monitoring }) {
  const { ref, width } = useWidth();
  const isPrinting = useIsPrinting();
  const { team, days, from, until, events } = figures;
  const axis = axisOf(figures);
  const at = (date: string) => daysBetween(from, date);
  const length = at(until);
  const dates = new Map(fortnights(from, until).map((date) => [at(date), date]));
  const today = days.at(-1);
  const lowest = lowestSince(figures);
  const chartWidth = (isPrinting ? paperWidth : Math.max(width ?? 0, leastWidth + 36)) - 36;
  const scroller = useTodayInSight(today ? at(today.date) / length : 0, chartWidth, width);
  if (!today) return null;

  return (
    <div ref={ref}>
      <section
        ref={scroller}
        aria-label="Sentiment over time"
        className="overflow-x-auto [scrollbar-width:none] focus-visible:-outline-offset-2 max-md:-mr-4"
      >
        <div role="img" aria-label={moodSentence(figures)} className="flex w-max">
          <MoodAxis axis={axis} top={margin.top} plotHeight={plotHeight} height={height} />
          <LineChart
            width={chartWidth}
            height={height}
            margin={margin}
            data={days.map((day) => ({ ...day, at: at(day.date) }))}
            accessibilityLayer={false}
            className="flex-none"
          >
            <ReferenceArea
              x1={at(today.date)}
              x2={length}
              fill="var(--sunken)"
              fillOpacity={1}
              ifOverflow="hidden"
              zIndex={-200}
            />
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="at"
              type="number"
              domain={[0, length]}
              ticks={[...dates.keys()]}
              height={xAxisHeight}
              interval={0}
              tickLine={false}
              axisLine={{ stroke: 'var(--line-2)' }}
              tick={({ x, y, payload }) => (
                <ChartText
                  x={Number(x)}
                  y={Number(y) + 10}
                  anchor={
                    payload.value === 0 ? 'start' : payload.value === length ? 'end' : 'middle'
                  }
                >
                  {dayAndMonth(dates.get(Number(payload.value)) ?? from)}
                </ChartText>
              )}
            />
            <YAxis hide domain={[axis.from, axis.to]} ticks={axis.ticks} />
            {events.map(({ date, name }) => (
              <ReferenceLine
                key={name}
                x={at(date)}
                stroke="var(--ink-3)"
                strokeDasharray="3 3"
                zIndex={-50}
                label={({ viewBox }) => (
                  <ChartText x={viewBox.x ?? 0} y={18}>
                    {name}
                  </ChartText>
                )}
              />
            ))}
            <Tooltip
              isAnimationActive={false}
              cursor={{ stroke: 'var(--line-control)' }}
              content={({ active, label }) => {
                const day = active ? days.find(({ date }) => at(date) === label) : undefined;
                return day ? <ChartTooltip day={day} team={team} /> : null;
              }}
            />
            <Line
              dataKey="allTeams"
              type="linear"
              stroke="var(--line-control)"
              strokeWidth={1.5}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
            <Line
              dataKey="team"
              type="linear"
              stroke="var(--ink)"
              strokeWidth={2}
              strokeLinejoin="round"
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
            {lowest && (
              <ReferenceDot
                x={at(lowest.date)}
                y={lowest.team}
                r={5}
                fill="var(--neg-mark)"
                stroke="var(--paper)"
                strokeWidth={2}
                label={({ viewBox }) => (
                  <ChartText x={(viewBox.x ?? 0) + 5} y={(viewBox.y ?? 0) + 28} isStrong>
                    {lowest.team.toFixed(1)}
                  </ChartText>
                )}
              />
            )}
            <ReferenceDot
              x={length}
              y={axis.from}
              r={0}
              label={({ viewBox }) => (
                <ChartText
                  x={(viewBox.x ?? 0) - 10}
                  y={(viewBox.y ?? 0) - 10}
                  anchor="end"
                  isOnSunken
                >
                  monitored until {longDay(until)}
                </ChartText>
              )}
            />
            <TodayMarks
              at={at(today.date)}
              today={today}
              team={team}
              pixelsPerPoint={plotHeight / (axis.to - axis.from)}
              side={at(today.date) / length > 0.8 ? 'left' : 'right'}
            />
          </LineChart>
        </div>
      </section>
    </div>
  );
}
