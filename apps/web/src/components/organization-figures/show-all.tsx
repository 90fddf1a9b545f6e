import { ChevronRight } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

type ShowAllProps = {
  count: number;
  shownFirst: number;
  /** Plural noun of the items. */
  noun: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** Shown below a list that first shows only a few items. */
export function ShowAll({ count, shownFirst, noun, isOpen, onToggle }: ShowAllProps) {
  if (count <= shownFirst) return null;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
      className="mt-3 inline-flex min-h-6 cursor-default items-center gap-1 text-accent hover:underline max-md:min-h-11 print:hidden"
    >
      {isOpen ? 'Show fewer' : `All ${count} ${noun}`}
      <ChevronRight aria-hidden className={cn('size-3.5', isOpen && '-rotate-90')} />
    </button>
  );
}
