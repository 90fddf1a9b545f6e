import { FigureBar } from '@/components/planning/figure-bar.tsx';

export function ProgressFigure({ percent }: { percent: number }) {
  return (
    <span className="flex items-center gap-3">
      <FigureBar percent={percent} className="min-w-6 flex-1" />
      <span className="w-10 text-right font-strong">{percent} %</span>
    </span>
  );
}
