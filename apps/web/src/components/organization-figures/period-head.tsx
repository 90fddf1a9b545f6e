import type { Coverage, Period } from '@rapport/contract';
import { CoverageLine } from './coverage-line.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { periodDays } from './period-words.ts';

type PeriodHeadProps = { period: Period; coverage: Coverage };

/** Above figures that are part of a page: their days, what they stand on, and the switch. */
export const PeriodHead = ({ period, coverage }: PeriodHeadProps) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <p className="text-12 text-ink-3">
      <span className="text-ink-2">{periodDays(period)}.</span> <CoverageLine coverage={coverage} />
    </p>
    <PeriodSwitch shown={period} />
  </div>
);
