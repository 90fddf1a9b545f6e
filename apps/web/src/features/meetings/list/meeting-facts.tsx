import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SwitchOnActions } from '@/components/actions/switch-on-actions.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { canOpen } from '../domain/meeting-status.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';

/** One line, separated by middle dots. An unfinished meeting shows only known facts. */
export function MeetingFacts({ meeting }: { meeting: ShownMeeting }) {
  const { duration, isDurationEstimated, participants, actions, meetingLink, processingStatus } =
    meeting;
  const { isLeftOutOfFigures, openActions, toCheck } = meeting;
  const isComplete = processingStatus === 'completed';
  return (
    <ul
      className={cn(
        'flex flex-wrap gap-x-1.5 empty:hidden',
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
      {(isComplete || participants > 0) && <Fact>{counted(participants, 'participant')}</Fact>}
      {isComplete && (
        <Fact>
          {counted(actions, 'action')}
          {openActions ? `, ${openActions} open` : ''}
          {actions > 0 && <SwitchOnActions className="relative z-10 ml-1.5" />}
        </Fact>
      )}
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
    <li className="not-last:after:ml-1.5 not-last:after:text-ink-3 not-last:after:content-['·']">
      {children}
    </li>
  );
}
