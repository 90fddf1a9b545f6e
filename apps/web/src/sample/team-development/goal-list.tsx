import { FigureBar } from '@/components/planning/figure-bar.tsx';
import type { Goal } from './domain/development-plan.ts';

export function GoalList({ label, goals }: { label: string; goals: readonly Goal[] }) {
  return (
    <ul aria-label={label} className="grid gap-1.5 text-12">
      {goals.map(({ title, progress }) => (
        <li
          key={title}
          className="grid grid-cols-[minmax(0,1fr)_100px_36px] items-center gap-3 max-md:grid-cols-[minmax(0,1fr)_48px_36px]"
        >
          <span className="text-ink-2">{title}</span>
          <FigureBar percent={progress} />
          <span className="text-right font-strong">{progress} %</span>
        </li>
      ))}
    </ul>
  );
}
