import { Progress } from '@/components/ui/progress.tsx';

export function CompletionFigure({ percent }: { percent: number }) {
  return (
    <span className="flex items-center gap-3">
      <span className="whitespace-nowrap">{percent} %</span>
      <Progress label="Completion" percentage={percent} className="min-w-12 flex-1" />
    </span>
  );
}
