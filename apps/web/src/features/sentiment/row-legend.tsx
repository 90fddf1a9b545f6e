import type { PeriodWeeks } from '@rapport/contract';
import { weeksBefore } from '@/components/organization-figures/period-words.ts';
import { capitalised } from '@/lib/number-words.ts';

type RowLegendProps = { smallestGroup: number; weeks: PeriodWeeks };

export function RowLegend({ smallestGroup, weeks }: RowLegendProps) {
  return (
    <ul
      aria-label="Legend"
      className="flex flex-wrap gap-x-4 gap-y-1.5 border-line border-t pt-3 text-12 text-ink-2 *:inline-flex *:items-center *:gap-1.5"
    >
      <li>
        <span aria-hidden className="grid h-2.5 w-5 place-items-center rounded-[2px] bg-pressed">
          <span className="h-[1.5px] w-5 bg-ink" />
        </span>
        Mood and its band; wider with fewer people
      </li>
      <li>
        <span aria-hidden className="size-2.5 rounded-full bg-accent" />
        Last week
      </li>
      <li>
        <span
          aria-hidden
          className="size-2.5 rounded-full border-[1.5px] border-ink-3 bg-surface"
        />
        <span aria-hidden className="size-2.5 rounded-full bg-ink-3" />
        {capitalised(weeksBefore(weeks).replace(/^the /, ''))}, now
      </li>
      <li>A gap: fewer than {smallestGroup} people that week, or not shown</li>
    </ul>
  );
}
