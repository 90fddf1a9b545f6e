import type { SaidSentence } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { SentenceText } from '@/components/ui/sentence-text.tsx';
import { clock } from '@/lib/clock.ts';
import { cn } from '@/lib/cn.ts';
import { ToCheckStrip } from '../checks/to-check-strip.tsx';
import { Seal } from '../confirm/seal.tsx';
import { shortDate, weekdayAndTime } from '../domain/format-meeting-date.ts';
import { canOpen } from '../domain/meeting-status.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';
import { HiddenMood, WordOfHidden } from '../mood/hidden-mood.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { MeetingProgress } from './meeting-progress.tsx';
import { MeetingScore } from './meeting-score.tsx';
import { MeetingStrip } from './meeting-strip.tsx';
import { MeetingTags } from './meeting-tags.tsx';

export type CardMarks = {
  isSelected: boolean;
  /** Whether keyboard navigation is at this card. */
  isCurrent: boolean;
  onSelect: (meeting: ShownMeeting, isRange: boolean) => void;
};
type MeetingCardProps = CardMarks & { meeting: ShownMeeting };

/** One meeting of the list. The link of its title covers the card; buttons lie above it. */
export function MeetingCard(props: MeetingCardProps) {
  const { meeting, isSelected, isCurrent, onSelect } = props;
  const titleId = useId();
  const opens = canOpen(meeting.processingStatus);
  return (
    <article
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-disabled={!opens || undefined}
      className={cn(
        'relative rounded-control border outline-accent outline-offset-2 transition-colors focus:outline-none',
        'has-[h2_a:focus-visible]:outline-2',
        opens ? 'border-line-2 bg-surface hover:border-line-control' : 'border-line bg-paper',
        isSelected && 'border-accent-line bg-accent-soft',
        isCurrent && 'shadow-[inset_0_0_0_2px_var(--accent)]',
      )}
    >
      <div className="grid grid-cols-[16px_80px_minmax(0,1fr)_248px_16px] items-center gap-x-4 px-4 py-3 @max-[640px]:grid-cols-1 @max-[640px]:gap-2 @max-[640px]:p-3">
        <Checkbox
          label={<span className="sr-only">Select: {meeting.name}</span>}
          className="relative z-10 @max-[640px]:absolute @max-[640px]:top-0 @max-[640px]:right-3"
          checked={isSelected}
          disabled={!meeting.can.delete}
          onChange={() => {}}
          onClick={(event) => onSelect(meeting, event.shiftKey)}
        />
        <MeetingDate
          date={meeting.date}
          time={meeting.isTimeStated ? meeting.time : null}
          quiet={!opens}
        />
        <div>
          <div className="flex items-center gap-x-2.5 @max-[640px]:block">
            <h2
              id={titleId}
              className={cn(
                'min-w-0 truncate @max-[640px]:whitespace-normal',
                !opens && 'font-medium text-ink-2',
              )}
              title={meeting.name}
            >
              {opens ? (
                <Link
                  to={`/meetings/${meeting.id}`}
                  className="outline-none after:absolute after:inset-0 after:rounded-control"
                >
                  {meeting.name}
                </Link>
              ) : (
                meeting.name
              )}
            </h2>
            {meeting.confirmed && <Seal confirmed={meeting.confirmed} />}
          </div>
          <MeetingFacts meeting={meeting} titleId={titleId} />
          {meeting.processingStatus === 'completed' && <MeetingTags meeting={meeting} />}
        </div>
        <MeetingAside meeting={meeting} />
        {opens && (
          <ChevronRight aria-hidden className="col-start-5 size-4 text-ink-3 @max-[640px]:hidden" />
        )}
      </div>
      {meeting.found && <FoundSentence meetingId={meeting.id} found={meeting.found} />}
      {meeting.toCheck && (
        <ToCheckStrip
          meetingId={meeting.id}
          kinds={meeting.toCheck}
          minutes={meeting.duration}
          titleId={titleId}
          className="rounded-b-[5px] border-line border-t"
        />
      )}
      <MeetingStrip meeting={meeting} titleId={titleId} />
    </article>
  );
}

/** The score of a completed meeting, or the progress of one being processed. */
function MeetingAside({ meeting }: { meeting: ShownMeeting }) {
  const { processingStatus, processingProgress, sentiment, moodHidden } = meeting;
  if (processingStatus === 'processing' && processingProgress) {
    return <MeetingProgress name={meeting.name} progress={processingProgress} />;
  }
  if (processingStatus === 'completed' && moodHidden) {
    return (
      <div className="grid justify-items-start gap-1">
        <WordOfHidden meeting={meeting} />
        <HiddenMood reason={moodHidden} participants={meeting.participants} />
      </div>
    );
  }
  if (processingStatus === 'completed' && sentiment !== undefined) {
    return <MeetingScore score={sentiment} meeting={meeting} />;
  }
  return null;
}

type FoundSentenceProps = { meetingId: string; found: SaidSentence };

/** A sentence found by the search, as a link to its place in the transcript. */
function FoundSentence({ meetingId, found }: FoundSentenceProps) {
  const { parts, turn, start, speaker } = found;
  return (
    <Link
      to={`/meetings/${meetingId}?turn=${turn}`}
      className="relative z-10 flex flex-wrap items-baseline gap-x-3 border-line border-t px-4 py-2 text-ink-2 outline-accent hover:bg-hover @max-[640px]:px-3"
    >
      <span className="min-w-0 wrap-anywhere">
        <SentenceText parts={parts} />
      </span>
      <span className="text-12 text-ink-3">
        {[speaker ?? 'Unknown speaker', ...(start === null ? [] : [clock(start)])].join(' · ')}
      </span>
    </Link>
  );
}

type MeetingDateProps = { date: string; time: string | null; quiet: boolean };

function MeetingDate({ date, time, quiet }: MeetingDateProps) {
  return (
    <time
      dateTime={time ? `${date}T${time}` : date}
      className={cn(
        'whitespace-nowrap @max-[640px]:flex @max-[640px]:gap-1.5 @max-[640px]:text-12',
        quiet ? 'text-ink-3' : 'text-ink-2',
      )}
    >
      <span className={cn('block', quiet ? 'font-medium text-ink-2' : 'font-strong text-ink')}>
        {shortDate(date)}
      </span>{' '}
      {weekdayAndTime(date, time)}
    </time>
  );
}
