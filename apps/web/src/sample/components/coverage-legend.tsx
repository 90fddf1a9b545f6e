import { coverageTone } from '@/components/planning/figure-bands.ts';
import { FigureBar } from '@/components/planning/figure-bar.tsx';

const bands = [
  { from: 80, words: '80 and above' },
  { from: 60, words: '60 and above' },
  { from: 0, words: 'below 60' },
];

export function CoverageLegend() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 pt-0.5 text-12 text-ink-2">
      {bands.map(({ from, words }) => (
        <span key={from} className="inline-flex items-center gap-1.5">
          <FigureBar percent={100} tone={coverageTone(from)} className="w-3.5" />
          {words}
        </span>
      ))}
    </p>
  );
}
