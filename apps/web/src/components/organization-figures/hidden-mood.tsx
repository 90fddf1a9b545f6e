import type { GroupMood } from '@rapport/contract';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { tooltip } from '@/components/ui/tooltip.ts';
import { cn } from '@/lib/cn.ts';
import { useTrust } from '@/lib/use-active-features.ts';
import { hiddenMoodWords } from './hidden-mood-words.ts';

type HiddenMoodProps = {
  reason: Extract<GroupMood, { isShown: false }>['reason'];
  /** Number of people heard. */
  heard: number;
  className?: string;
};

/** Shown instead of a hidden mood. A tooltip gives the reason; a tap shows it below. */
export function HiddenMood({ reason, heard, className }: HiddenMoodProps) {
  const { smallestGroup } = useTrust().trust;
  const [isOpen, setIsOpen] = useState(false);
  const { text, explanation } = hiddenMoodWords(reason, heard, smallestGroup);
  return (
    <span className={cn('inline-block text-12 text-ink-3', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-6 cursor-help items-center gap-[5px] whitespace-nowrap underline decoration-dotted decoration-line-control underline-offset-3"
        {...tooltip(explanation)}
      >
        <EyeOff aria-hidden className="size-3 shrink-0 stroke-2" />
        {text}
        <span className="sr-only">. {explanation}</span>
      </button>
      {isOpen && <span className="block max-w-64 text-pretty">{explanation}</span>}
    </span>
  );
}
