import { cn } from '@/lib/cn.ts';
import { scoreBands } from './score-band.ts';

export function ScoreBandLegend() {
  return (
    <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-12 text-ink-2">
      <span className="font-medium text-ink-3 max-md:w-full">Band</span>
      <ul aria-label="Band" className="flex flex-wrap gap-x-4 gap-y-1.5">
        {scoreBands.map(({ words, fill }) => (
          <li key={words} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={cn('h-1.5 w-4 rounded-[3px]', fill)} />
            {words}
          </li>
        ))}
      </ul>
      <span>Stressed is coloured by 10 minus its value</span>
    </div>
  );
}
