import { TriangleAlert } from 'lucide-react';
import type { Timeframe } from '../domain/plan.ts';
import { lateBy, readinessWords } from './readiness-words.ts';

type ReadinessProps = { months: number; timeframe: Timeframe };

export function Readiness({ months, timeframe }: ReadinessProps) {
  const late = lateBy(months, timeframe);
  if (late === 0) return <span className="text-12 text-ink-2">{readinessWords(months)}</span>;
  return (
    <span className="inline-flex gap-1.5 text-12 font-medium text-neu">
      <TriangleAlert aria-hidden className="mt-px size-3.5 flex-none" />
      {readinessWords(months)}, {late} too late
    </span>
  );
}
