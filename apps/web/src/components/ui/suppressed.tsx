import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { tooltip } from './tooltip.ts';

type SuppressedProps = {
  /** What is hidden, and why. */
  text: string;
  explanation: string;
  className?: string;
};

/**
 * Shown instead of a figure about too few people. A tooltip gives the explanation; a tap shows it
 * below.
 */
export function Suppressed({ text, explanation, className }: SuppressedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      className={cn(
        'relative z-10 rounded-control border border-line-2 border-dashed text-12 text-ink-3',
        className,
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-8 w-full cursor-default items-center gap-2 rounded-control px-3 py-1 text-left text-pretty max-md:min-h-11"
        onClick={() => setIsOpen(!isOpen)}
        {...tooltip(explanation)}
      >
        <EyeOff aria-hidden className="size-3.5 shrink-0" />
        {text}
        <span className="sr-only">. {explanation}</span>
      </button>
      {isOpen && <p className="px-3 pb-2 text-pretty">{explanation}</p>}
    </div>
  );
}
