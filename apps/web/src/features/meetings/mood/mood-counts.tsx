import type { Sentiment, SentimentBreakdown } from '@rapport/contract';
import { Equal, type LucideIcon, Minus, Plus } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

const kinds: { mood: Sentiment; sign: LucideIcon; className: string }[] = [
  { mood: 'positive', sign: Plus, className: 'text-pos' },
  { mood: 'neutral', sign: Equal, className: 'text-neu' },
  { mood: 'negative', sign: Minus, className: 'text-neg' },
];

type MoodCountsProps = { moods: SentimentBreakdown; className?: string };

/**
 * The number of participants for each sentiment. The label next to it counts only the positive
 * ones.
 */
export function MoodCounts({ moods, className }: MoodCountsProps) {
  return (
    <ul
      aria-label="Participants by mood"
      className={cn('flex gap-x-2.5 whitespace-nowrap text-12 text-ink-2', className)}
    >
      {kinds.map(({ mood, sign: Sign, className: colour }) => (
        <li
          key={mood}
          title={`${moods[mood]} ${mood}`}
          className="inline-flex items-center gap-0.5"
        >
          <Sign aria-hidden className={cn('size-3 shrink-0 stroke-[2.75]', colour)} />
          {moods[mood]}
          <span className="sr-only"> {mood}</span>
        </li>
      ))}
    </ul>
  );
}
