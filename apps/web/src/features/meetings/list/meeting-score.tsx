import { type MeetingListItem, notJudgedSentence } from '@rapport/contract';
import { ScoreBar } from '@/components/ui/score-bar.tsx';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';
import { formatScore } from '../domain/sentiment-score.ts';
import { MoodCounts } from '../mood/mood-counts.tsx';

type MeetingScoreProps = {
  score: number;
  meeting: Pick<MeetingListItem, 'sentimentLabel' | 'judged' | 'judgedReason' | 'moods'>;
};

export function MeetingScore({ score, meeting }: MeetingScoreProps) {
  const { sentimentLabel = 'neutral', judged, judgedReason, moods } = meeting;
  if (judged === false)
    return (
      <div>
        <p className="font-medium text-ink-2">Not judged</p>
        <p className="text-12 text-ink-3 text-pretty">{notJudgedSentence(judgedReason)}</p>
      </div>
    );
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 @max-[640px]:grid-cols-[auto_1fr_auto]">
      <p className="font-strong text-24 tracking-[-0.02em]">
        {formatScore(score)}
        <span className="ml-[3px] font-body text-12 text-ink-3 tracking-normal">/10</span>
      </p>
      <SentimentBadge
        sentiment={sentimentLabel}
        className="justify-self-end @max-[640px]:order-last"
      />
      <ScoreBar score={score} className="@max-[640px]:col-auto @min-[640px]:col-span-2" />
      {moods && (
        <MoodCounts
          moods={moods}
          className="@max-[640px]:order-last @max-[640px]:col-span-3 @min-[640px]:col-span-2"
        />
      )}
    </div>
  );
}
