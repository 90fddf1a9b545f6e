import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted, plural } from '@/lib/number-words.ts';
import { summaryOf, type TeamSentiment } from './domain/sentiment-overview.ts';

export function SentimentSummary({ teams }: { teams: readonly TeamSentiment[] }) {
  const { average, improving, needingAttention } = summaryOf(teams);
  return (
    <ul className="mb-6 grid border-line-2 border-y @min-[700px]:grid-cols-3">
      <Figure value={average.toFixed(1)} unit="/10">
        average sentiment, {counted(teams.length, 'team')}
      </Figure>
      <Figure value={improving} icon={<ArrowUp aria-hidden className="size-5 text-pos" />}>
        {plural(improving, 'team')} improving
      </Figure>
      <Figure value={needingAttention} icon={<ArrowDown aria-hidden className="size-5 text-neg" />}>
        {plural(needingAttention, 'team')} needing attention
      </Figure>
    </ul>
  );
}

type FigureProps = { value: ReactNode; unit?: string; icon?: ReactNode; children: ReactNode };

function Figure({ value, unit, icon, children }: FigureProps) {
  return (
    <li className="flex h-14 items-center gap-2.5 border-line not-first:border-t @min-[700px]:not-first:border-t-0 @min-[700px]:not-first:border-l @min-[700px]:not-first:pl-6">
      {icon}
      <span className="font-strong text-24 tracking-[-0.02em]">
        {value}
        {unit && (
          <span className="ml-[3px] font-body text-12 text-ink-3 tracking-normal">{unit}</span>
        )}
      </span>
      <span>{children}</span>
    </li>
  );
}
