import { FigureHead } from '@/components/ui/figure-head.tsx';
import { dayAndMonth, longDay, monthAndYear, shortMonth } from '@/lib/format-day.ts';
import type { Phase } from '../domain/scenario.ts';
import { monthAxis } from './month-axis.ts';

type TimelineProps = { phases: readonly Phase[]; targetDate: string };

export function Timeline({ phases, targetDate }: TimelineProps) {
  const { months, span, endOf } = monthAxis(phases);
  const target = endOf(targetDate);
  const period = `${monthAndYear(months[0] ?? '')} to ${monthAndYear(months.at(-1) ?? '')}`;
  const columns = { gridTemplateColumns: `repeat(${months.length}, 1fr)` };
  const monthLines = `repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px calc(100% / ${months.length}))`;
  return (
    <section aria-label="Timeline">
      <FigureHead
        title="Four phases"
        caption={
          <>
            {period}
            {target !== undefined && (
              <span className="@max-[520px]:hidden">
                ; the dashed line is the target date, {longDay(targetDate)}
              </span>
            )}
          </>
        }
      />
      <div
        aria-hidden
        className="grid grid-cols-[minmax(200px,280px)_minmax(0,1fr)] text-12 text-ink-3 @max-[520px]:hidden"
      >
        <span className="col-start-2 grid" style={columns}>
          {months.map((month) => (
            <span key={month}>{shortMonth(month)}</span>
          ))}
        </span>
      </div>
      <ol>
        {phases.map((phase, index) => {
          const { start, width } = span(phase);
          return (
            <li
              key={phase.name}
              className="grid border-line border-t @max-[520px]:py-3 @min-[520px]:grid-cols-[minmax(200px,280px)_minmax(0,1fr)]"
            >
              <div className="grid grid-cols-[17px_minmax(0,1fr)] @min-[520px]:pt-3 @min-[520px]:pr-4 @min-[520px]:pb-3.5">
                <span aria-hidden className="font-strong text-ink-3">
                  {index + 1}
                </span>
                <h3 className="font-medium">{phase.name}</h3>
                <p className="col-start-2 text-12 text-ink-2">
                  {dayAndMonth(phase.from)} to {dayAndMonth(phase.to)}
                </p>
                <ul className="col-start-2 pt-2 text-ink-2">
                  {phase.tasks.map((task) => (
                    <li key={task} className="py-0.5">
                      {task}
                    </li>
                  ))}
                </ul>
              </div>
              <div
                aria-hidden
                className="relative @max-[520px]:mt-2 @max-[520px]:h-3 @max-[520px]:rounded-[3px] @max-[520px]:bg-pressed! @min-[520px]:min-h-22"
                style={{ background: monthLines }}
              >
                <span
                  className="absolute top-0 h-3 rounded-[3px] bg-ink-3 @min-[520px]:top-[18px]"
                  style={{ left: `${start}%`, width: `${width}%` }}
                />
                {target !== undefined && (
                  <span
                    className="absolute inset-y-0 border-ink-3 border-l-[1.5px] border-dashed @max-[520px]:hidden"
                    style={{ left: `${target}%` }}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
