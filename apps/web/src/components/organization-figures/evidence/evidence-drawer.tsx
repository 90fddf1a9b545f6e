import type { FigureEvidence } from '@rapport/contract';
import type { ReactNode } from 'react';
import { Drawer } from '@/components/ui/drawer.tsx';
import { SkeletonRows } from '@/components/ui/skeleton.tsx';
import { counted } from '@/lib/number-words.ts';
import { FiguresOf } from '../figures-of.tsx';
import { useChosenPeriod } from '../use-chosen-period.ts';
import { EvidenceMeeting } from './evidence-meeting.tsx';
import { type EvidenceSubject, useEvidence } from './get-evidence.ts';
import { withheldWords } from './withheld-words.ts';

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
      <FiguresOf query={query} what="the meetings" skeleton={<SkeletonRows count={3} row="h-20" />}>
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
          <EvidenceMeeting key={meeting.meetingId} meeting={meeting} />
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
