import type { ChangeFound } from '@rapport/contract';
import { Link } from 'react-router';
import { Dialog } from '@/components/ui/dialog.tsx';
import { shortDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

type EvidenceDialogProps = {
  finding: ChangeFound;
  sentence: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The meetings that a change stands on: those the reader may open, and how many others. */
export function EvidenceDialog({ finding, sentence, open, onOpenChange }: EvidenceDialogProps) {
  const { evidence, meetings, withheld } = finding;
  const more = meetings - withheld - evidence.length;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`From ${counted(meetings, 'meeting')}`}
      description={sentence}
    >
      {evidence.length > 0 && (
        <ul>
          {evidence.map(({ meetingId, name, date }) => (
            <li
              key={meetingId}
              className="flex items-baseline justify-between gap-x-4 border-line border-t py-2 first:border-t-0"
            >
              <Link
                to={`/meetings/${meetingId}`}
                className="min-w-0 text-accent hover:underline wrap-anywhere"
              >
                {name}
              </Link>
              <time dateTime={date} className="shrink-0 text-12 text-ink-3">
                {shortDay(date)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-12 text-ink-3">and {counted(more, 'earlier meeting')}</p>}
      {withheld > 0 && (
        <p className="text-12 text-ink-3">{withheldWords(evidence.length, withheld)}</p>
      )}
    </Dialog>
  );
}

const withheldWords = (shown: number, withheld: number): string =>
  shown > 0
    ? `and ${withheld} you may not open`
    : `You may open none of ${withheld === 1 ? 'its meetings' : `its ${withheld} meetings`}.`;
