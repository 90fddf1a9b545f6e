import { Info } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { Explanation } from './explanation.ts';

const title = 'How is this computed?';

const loadPopover = () =>
  import('./explanation-popover.tsx').then(({ ExplanationPopover }) => ExplanationPopover);

type HowComputedProps = {
  /** Names the figure for a button that shows only an icon. */
  figure?: string;
  explanation: Explanation;
  /** A link that scrolls to the data that were counted. */
  source?: { label: string; elementId: string };
  className?: string;
};

/** A button that opens the explanation of a figure. */
export function HowComputed({ figure, explanation, source, className }: HowComputedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement>();
  const ExplanationPopover = useOnDemand(loadPopover, isOpen);
  const label = figure ? `${title} ${figure}` : title;
  return (
    <>
      <button
        type="button"
        aria-label={figure && label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={cn(
          'print:hidden inline-flex min-h-6 min-w-6 cursor-default items-center gap-1 rounded-inner text-12 text-accent',
          figure ? 'justify-center hover:bg-hover' : 'whitespace-nowrap hover:underline',
          className,
        )}
        onClick={({ currentTarget }) => {
          setButton(currentTarget);
          setIsOpen(!isOpen);
        }}
      >
        <Info aria-hidden className="size-3.5 shrink-0" />
        {!figure && title}
      </button>
      {ExplanationPopover && button && (
        <ExplanationPopover
          title={title}
          label={label}
          explanation={explanation}
          source={source}
          button={button}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
