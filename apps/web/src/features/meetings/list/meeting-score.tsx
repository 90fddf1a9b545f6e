import type { Sentiment } from '@rapport/contract';
import { ScoreBar } from '@/components/ui/score-bar.tsx';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';
import { formatScore } from '../domain/sentiment-score.ts';

type MeetingScoreProps = { score: number; label: Sentiment };

export function MeetingScore({ score, label }: MeetingScoreProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 @max-[640px]:grid-cols-[auto_1fr_auto]">
      <p className="font-strong text-24 tracking-[-0.02em]">
        {formatScore(score)}
        <span className="ml-[3px] font-body text-12 text-ink-3 tracking-normal">/10</span>
      </p>
      <SentimentBadge sentiment={label} className="justify-self-end @max-[640px]:order-last" />
      <ScoreBar score={score} className="@max-[640px]:col-auto @min-[640px]:col-span-2" />
    </div>
  );
}
