import { riskTone } from '@/components/planning/figure-bands.ts';
import { FigureMark } from '@/components/planning/figure-bar.tsx';

export function RiskFigure({ score }: { score: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-top">
      <FigureMark tone={riskTone(score)} className="h-3.5" />
      <span>
        {score.toFixed(1)}
        <span className="ml-0.5 text-12 font-body text-ink-3">/10</span>
      </span>
    </span>
  );
}
