import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode };

/** Actions for the selected rows of a list. Stays at the top of the page. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={`${count} selected`}
      className="sticky top-0 z-20 mb-4 flex min-h-11 flex-wrap items-center gap-2 rounded-control border border-accent-line bg-accent-soft py-1.5 pr-2 pl-4 max-md:top-14 max-md:pl-2"
    >
      <span className="mr-2 font-strong text-accent max-md:basis-full">{count} selected</span>
      {children}
      <Button size="small" variant="ghost" className="text-accent md:ml-auto" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
