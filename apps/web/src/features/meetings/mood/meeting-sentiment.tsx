import { FeelingBadge } from '@/components/ui/feeling-badge.tsx';
import { formatScore } from '../domain/sentiment-score.ts';
import {
  countedWords,
  feelingOf,
  type MeetingMood,
  noScoreWords,
  scoreColour,
} from './mood-words.ts';

/** Score and label of a meeting among its details, or why it has none. */
export function MeetingSentiment({ score, meeting }: { score: number; meeting: MeetingMood }) {
  const feeling = feelingOf(meeting);
  const isJudged = meeting.judged !== false;
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        {isJudged && <span className={scoreColour(score)}>{formatScore(score)}/10</span>}
        {feeling ? <FeelingBadge feeling={feeling} /> : 'Not judged'}
      </span>
      <span className="mt-0.5 block font-body text-12 text-ink-3">
        {isJudged ? countedWords(meeting) : noScoreWords(meeting)}
      </span>
    </>
  );
}
