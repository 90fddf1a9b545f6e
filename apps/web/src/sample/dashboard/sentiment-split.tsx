import type { Sentiment } from '@rapport/contract';
import { Equal, type LucideIcon, Minus, Plus } from 'lucide-react';
import { HeadlineList, HeadlineRow } from '@/components/ui/headline-card.tsx';

const parts: readonly {
  sentiment: Sentiment;
  word: string;
  sign: LucideIcon;
  text: string;
  fill: string;
}[] = [
  { sentiment: 'positive', word: 'Positive', sign: Plus, text: 'text-pos', fill: 'bg-pos-mark' },
  { sentiment: 'neutral', word: 'Neutral', sign: Equal, text: 'text-neu', fill: 'bg-neu-mark' },
  { sentiment: 'negative', word: 'Negative', sign: Minus, text: 'text-neg', fill: 'bg-neg-mark' },
];

/** Shares in percent of people. */
export function SentimentSplit({ split }: { split: Record<Sentiment, number> }) {
  return (
    <>
      <div aria-hidden className="mb-2 flex h-2 gap-0.5">
        {parts.map(({ sentiment, fill }) => (
          <span
            key={sentiment}
            className={`rounded-[2px] ${fill}`}
            style={{ flexGrow: split[sentiment] }}
          />
        ))}
      </div>
      <HeadlineList>
        {parts.map(({ sentiment, word, sign: Sign, text }) => (
          <HeadlineRow
            key={sentiment}
            name={
              <span className="flex items-center gap-1.5">
                <Sign aria-hidden className={`size-3 stroke-[2.75] ${text}`} />
                {word}
              </span>
            }
          >
            {split[sentiment]}%
          </HeadlineRow>
        ))}
      </HeadlineList>
    </>
  );
}
