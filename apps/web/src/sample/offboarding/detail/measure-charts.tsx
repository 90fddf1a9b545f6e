import { Line, LineChart, ReferenceDot, ReferenceLine, XAxis, YAxis } from 'recharts';
import { daysBetween } from '@/lib/days.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { useWidth } from '@/lib/use-width.ts';
import type { Measure, Monitoring } from '../domain/monitoring.ts';
import { ChartText } from './chart-text.tsx';

const height = 96;
const margin = { top: 4, right: 44, bottom: 0, left: 4 };

/** One chart per measure, each on its own scale, up to today. */
export function MeasureCharts({ figures }: { figures: Monitoring }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @min-[720px]:grid-cols-3">
        {figures.measures.map((measure) => (
          <MeasureChart key={measure.name} measure={measure} figures={figures} />
        ))}
      </div>
    </div>
  );
}

type MeasureChartProps = { measure: Measure; figures: Monitoring };

function MeasureChart({ measure, figures }: MeasureChartProps) {
  const { ref, width } = useWidth();
  const { name, unit, per, before, now, values } = measure;
  const { team, from, announcedOn, isAnnounced } = figures;
  const at = (date: string) => daysBetween(from, date);
  const last = values.at(-1);
  const all = values.map(({ value }) => value);
  const room = Math.max(1, (Math.max(...all) - Math.min(...all)) * 0.35);
  const change = writeChange(now - before);
  return (
    <section className="border-line-2 border-t pt-3">
      <div className="flex items-baseline gap-2">
        <h3 className="flex-1">{name}</h3>
        <p className="font-strong">
          {now}
          <span className="ml-0.5 text-12 font-body text-ink-3">{unit}</span>
        </p>
      </div>
      <p className="text-12 text-ink-3">
        {team}, {per}
      </p>
      <div
        ref={ref}
        role="img"
        aria-label={`${name}: ${now} ${unit}${isAnnounced ? `, ${change} since the announcement` : ''}`}
        className="mt-2 h-24 overflow-hidden"
      >
        <LineChart
          width={width ?? 320}
          height={height}
          margin={margin}
          data={values.map(({ date, value }) => ({ at: at(date), value }))}
          accessibilityLayer={false}
        >
          <XAxis
            dataKey="at"
            type="number"
            domain={[0, last ? at(last.date) : 1]}
            ticks={[0, ...(isAnnounced ? [at(announcedOn)] : [])]}
            height={18}
            interval={0}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-2)' }}
            tick={({ x, y, payload }) => (
              <ChartText
                x={Number(x)}
                y={Number(y) + 7}
                anchor={payload.value === 0 ? 'start' : 'middle'}
              >
                {dayAndMonth(payload.value === 0 ? from : announcedOn)}
              </ChartText>
            )}
          />
          <YAxis hide domain={[Math.min(...all) - room, Math.max(...all) + room]} />
          {isAnnounced && (
            <ReferenceLine x={at(announcedOn)} stroke="var(--ink-3)" strokeDasharray="3 3" />
          )}
          <Line
            dataKey="value"
            type="linear"
            stroke="var(--ink)"
            strokeWidth={1.75}
            strokeLinejoin="round"
            dot={false}
            isAnimationActive={false}
          />
          {last && (
            <ReferenceDot
              x={at(last.date)}
              y={last.value}
              r={5}
              fill="var(--accent)"
              stroke="var(--paper)"
              strokeWidth={2}
              ifOverflow="visible"
              label={({ viewBox }) =>
                isAnnounced ? (
                  <ChartText x={(viewBox.x ?? 0) + 17} y={(viewBox.y ?? 0) + 9} anchor="start">
                    {change}
                  </ChartText>
                ) : null
              }
            />
          )}
        </LineChart>
      </div>
    </section>
  );
}

const writeChange = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
