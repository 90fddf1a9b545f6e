import { ChevronRight, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '@/lib/cn.ts';

/** From this many rows on, a list folds those without a figure that may be shown. */
export const foldedFrom = 4;

type FoldedRowsProps = {
  /** '16 teams without a mood that may be shown' */
  label: string;
  children: ReactNode;
};

/** One line in place of a wall of rows that show nothing. Paper gets the line only, unless it is open. */
export function FoldedRows({ label, children }: FoldedRowsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-10 w-full cursor-default items-center gap-2 border-line border-t text-left text-ink-2 hover:text-accent max-md:min-h-11"
      >
        <EyeOff aria-hidden className="size-3.5 shrink-0 text-ink-3" />
        {label}
        <ChevronRight
          aria-hidden
          className={cn('ml-auto size-4 shrink-0 text-ink-3 print:hidden', isOpen && 'rotate-90')}
        />
      </button>
      {isOpen && children}
    </>
  );
}
