import { peopleWords } from '@rapport/contract';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SwitchOnActions } from '@/components/actions/switch-on-actions.tsx';
import { cn } from '@/lib/cn.ts';
import { counted, inDigits } from '@/lib/number-words.ts';
import { canOpen } from '../domain/meeting-status.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';

type MeetingFactsProps = { meeting: ShownMeeting; titleId: string };

/**
 * One line, separated by middle dots. Each fact has its dot in front, in a column that is cut off at the left, so that
 * no line begins or ends with one. The cut leaves room for an outline. An unfinished meeting shows only known
 * facts.
 */
export function MeetingFacts({ meeting, titleId }: MeetingFactsProps) {
  const { duration, isDurationEstimated, participants, actions, meetingLink, processingStatus } =
    meeting;
  const { isLeftOutOfFigures, toConfirm, toCheck } = meeting;
  const isComplete = processingStatus === 'completed';
  const outcomes = isComplete ? outcomeWords(meeting) : null;
  return (
    <ul
      className={cn(
        '-ml-4 flex flex-wrap empty:hidden [clip-path:inset(-4px_-4px_-4px_12px)]',
        canOpen(processingStatus) ? 'text-ink-2' : 'text-ink-3',
      )}
    >
      {toCheck?.includes('length') ? (
        <Fact>length to check</Fact>
      ) : (
        (isComplete || duration > 0) && (
          <Fact>
            {isDurationEstimated && 'about '}
            {Math.round(duration)} min
          </Fact>
        )
      )}
      {(isComplete || participants > 0) && <Fact>{peopleWords(participants)}</Fact>}
      {outcomes && (
        <Fact>
          {outcomes}
          {actions > 0 && <SwitchOnActions className="relative z-10 ml-1.5" />}
        </Fact>
      )}
      {isComplete && toConfirm ? (
        <Fact>
          <Link
            to={`/meetings/${meeting.id}?confirm=1`}
            aria-describedby={titleId}
            className="relative z-10 text-ink-3 underline decoration-line-control decoration-dotted underline-offset-3 outline-accent hover:text-accent"
          >
            {inDigits(toConfirm)} to confirm
          </Link>
        </Fact>
      ) : null}
      {meeting.alreadyHere && <Fact>Already here</Fact>}
      {isLeftOutOfFigures && <Fact>left out of organization figures</Fact>}
      {meetingLink && /^https?:/i.test(meetingLink) && (
        <Fact>
          <a
            href={meetingLink}
            target="_blank"
            rel="noreferrer"
            className="relative z-10 inline-flex items-center gap-1 text-accent underline-offset-2 hover:underline"
          >
            Open recording
            <ArrowUpRight aria-hidden className="size-3.5" />
          </a>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="relative pl-4 before:absolute before:left-0 before:w-4 before:text-center before:text-ink-3 before:content-['·']">
      {children}
    </li>
  );
}

/**
 * '3 decisions, 3 actions, 2 open'. Zero counts are left out; null where nothing is known to be
 * there, because decisions are sought in English only.
 */
function outcomeWords(meeting: ShownMeeting): string | null {
  const { decisions, actions, openActions, language } = meeting;
  const words = [
    ...(decisions ? [counted(decisions, 'decision')] : []),
    ...(actions > 0 ? [counted(actions, 'action')] : []),
    ...(openActions ? [`${openActions} open`] : []),
  ].join(', ');
  if (words) return words;
  const areSought = decisions !== undefined && language === 'en';
  return areSought ? 'nothing Rapport is sure of' : null;
}
