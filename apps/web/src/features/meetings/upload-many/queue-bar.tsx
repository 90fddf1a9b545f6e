import { ChevronUp, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { Pause } from './file-states.ts';
import { doneText, pauseText, toDecideText } from './queue-words.ts';
import { acceptedOf, type Counts } from './queued-file.ts';

type QueueBarProps = {
  counts: Counts;
  pause: Pause | null;
  left: string | null;
  isBusy: boolean;
  onOpen: () => void;
  onDismiss: () => void;
};

/** The collapsed dialog, shown while the person does something else. */
export function QueueBar({ counts, pause, left, isBusy, onOpen, onDismiss }: QueueBarProps) {
  const taken = acceptedOf(counts);
  return (
    <section
      aria-label="Uploads"
      className="fixed right-4 bottom-4 z-30 flex h-11 w-90 items-center overflow-hidden rounded-control border border-line-2 bg-surface shadow-menu max-md:inset-x-4 max-md:w-auto print:hidden"
    >
      <button
        type="button"
        className="flex h-full min-w-0 flex-1 items-center gap-2 pr-2 pl-3 text-left hover:bg-hover"
        onClick={onOpen}
      >
        <ChevronUp aria-hidden className="size-4 shrink-0 text-ink-3" />
        <span className="whitespace-nowrap font-medium">{doneText(counts)}</span>
        <span className="min-w-0 truncate text-12 text-ink-2">
          {pause ? pauseText(pause) : isBusy ? left : toDecideText(counts)}
        </span>
      </button>
      {!isBusy && (
        <IconButton icon={X} label="Close uploads" className="mr-1" onClick={onDismiss} />
      )}
      <span
        aria-hidden
        className="absolute bottom-0 left-0 h-0.5 bg-accent"
        style={{ width: `${taken > 0 ? (counts.done / taken) * 100 : 0}%` }}
      />
    </section>
  );
}
