import { FeelingBadge } from '@/components/ui/feeling-badge.tsx';
import { cn } from '@/lib/cn.ts';
import { formatScore } from '../domain/sentiment-score.ts';
import {
  countedWords,
  feelingOf,
  type MeetingMood,
  noScoreWords,
  scoreColour,
  shownPeople,
} from '../mood/mood-words.ts';
import { PeopleCells } from '../mood/people-cells.tsx';

type MeetingScoreProps = { score: number; meeting: MeetingMood };

/** One cell per person; below them the small score, and the badge. */
export function MeetingScore({ score, meeting }: MeetingScoreProps) {
  const feeling = feelingOf(meeting);
  const people = shownPeople(meeting);
  if (!feeling)
    return (
      <div>
        <p className="font-medium text-ink-2">Not judged</p>
        <p className="text-12 text-ink-3 text-pretty">{noScoreWords(meeting)}</p>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5">
      {people && <PeopleCells people={people} />}
      <p className="text-12 text-ink-3 text-pretty">
        {meeting.judged === false ? (
          noScoreWords(meeting)
        ) : (
          <>
            <b className={cn('font-strong', scoreColour(score))}>{formatScore(score)}</b>
            /10 {countedWords(meeting)}
          </>
        )}
      </p>
      <FeelingBadge feeling={feeling} />
    </div>
  );
}
