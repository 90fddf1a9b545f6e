import { useId, useRef, useState } from 'react';
import { badgeVariants } from '@/components/ui/badge.tsx';
import { cn } from '@/lib/cn.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';

const loadExplanation = () =>
  import('./sample-data-explanation.tsx').then((part) => part.SampleDataExplanation);

/** A badge that opens an explanation. */
export function SampleDataBadge() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const Explanation = useOnDemand(loadExplanation, isOpen);
  return (
    <span className="relative inline-flex">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setOpen(!isOpen)}
        // The clickable area is larger than the small badge.
        className={cn(
          badgeVariants({ variant: 'quiet' }),
          'cursor-default after:absolute after:-inset-x-1 after:-inset-y-2 hover:border-ink-3 hover:text-ink aria-expanded:border-ink-3 aria-expanded:text-ink',
        )}
      >
        Sample data
      </button>
      {Explanation && isOpen && (
        <Explanation id={id} button={button} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
