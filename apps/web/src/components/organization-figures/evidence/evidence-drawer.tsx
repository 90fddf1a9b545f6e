import type { FigureEvidence } from '@rapport/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Drawer } from '@/components/ui/drawer.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { clock } from '@/lib/clock.ts';
import { shortDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { FiguresOf } from '../figures-of.tsx';
import { turnAddress } from '../turn-address.ts';
import { useChosenPeriod } from '../use-chosen-period.ts';
import { type EvidenceSubject, useEvidence } from './get-evidence.ts';

export type EvidenceDrawerProps = {
  evidence: EvidenceSubject;
  title: string;
  /** What the meetings are evidence for. */
  sentence: string;
  onClose: () => void;
  /** Shown before the meetings. */
  children?: ReactNode;
};

/** The meetings behind a figure: those the reader may open, with quotes, and the number of others. */
export function EvidenceDrawer(props: EvidenceDrawerProps) {
  const { evidence, title, sentence, onClose, children } = props;
  const { period } = useChosenPeriod();
  const query = useEvidence(evidence, period);
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={sentence}
    >
      {children}
      <FiguresOf query={query} what="the meetings" skeleton={<MeetingsSkeleton />}>
        {(answer) => <Meetings answer={answer} />}
      </FiguresOf>
    </Drawer>
  );
}

function Meetings({ answer: { meetings, earlier, withheld } }: { answer: FigureEvidence }) {
  if (meetings.length === 0 && withheld === 0)
    return <p>No meeting of this period has evidence for this figure.</p>;
  return (
    <div>
      <ul>
        {meetings.map((meeting) => (
          <Meeting key={meeting.meetingId} meeting={meeting} />
        ))}
      </ul>
      {earlier > 0 && (
        <p className="mt-2 text-12 text-ink-3">and {counted(earlier, 'earlier meeting')}</p>
      )}
      {withheld > 0 && (
        <p className="mt-2 text-12 text-ink-3">{withheldWords(meetings.length, withheld)}</p>
      )}
    </div>
  );
}

const withheldWords = (shown: number, withheld: number): string =>
  shown > 0
    ? `and ${withheld} you may not open`
    : `It rests on ${counted(withheld, 'meeting')} that you may not open.`;

function Meeting({ meeting }: { meeting: FigureEvidence['meetings'][number] }) {
  const { meetingId, name, date, turns } = meeting;
  return (
    <li className="border-line border-b py-3 first:pt-0">
      <div className="flex items-baseline justify-between gap-x-4">
        <Link
          to={`/meetings/${meetingId}`}
          className="min-w-0 font-medium hover:underline wrap-anywhere"
        >
          {name}
        </Link>
        <time dateTime={date} className="shrink-0 text-12 text-ink-3">
          {shortDay(date)}
        </time>
      </div>
      {turns.length > 0 && (
        <ul className="mt-1.5 grid gap-2">
          {turns.map(({ turn, start, speaker, quote }) => (
            <li key={turn}>
              <blockquote className="text-pretty wrap-anywhere">“{quote}”</blockquote>
              <Link
                to={turnAddress({ meetingId, turn, start })}
                className="inline-block min-h-6 text-12 text-accent hover:underline wrap-anywhere"
              >
                {start === null ? speaker : `${speaker}, ${clock(start)}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function MeetingsSkeleton() {
  return (
    <Loading label="Loading the meetings...">
      <div className="grid gap-4">
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} className="h-20" />
        ))}
      </div>
    </Loading>
  );
}
