import type { Axis } from './mood.ts';

type MoodAxisProps = { axis: Axis; top: number; plotHeight: number; height: number };

/** The scale stays visible while the days scroll. */
export function MoodAxis({ axis, top, plotHeight, height }: MoodAxisProps) {
  const share = (tick: number) => (tick - axis.from) / (axis.to - axis.from);
  return (
    <div className="sticky left-0 z-10 w-9 flex-none bg-paper" style={{ height }}>
      {axis.ticks.map((tick) => (
        <span
          key={tick}
          className="-translate-y-1/2 absolute right-2 text-12 text-ink-3"
          style={{ top: top + (1 - share(tick)) * plotHeight }}
        >
          {tick}
        </span>
      ))}
    </div>
  );
}
