import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/cn.ts';
import { Spinner } from './spinner.tsx';

/** A result within an old one is dimmed with it. */
const dimmed = '*:opacity-50 in-aria-busy:*:opacity-100';

type OutdatedProps = {
  /** True while the answer to another choice is shown, until the one to the present choice arrives. */
  isOld: boolean;
  /** Of the children, as in '*:min-w-0': the element itself takes no part in the layout. */
  className?: string;
  children: ReactNode;
};

/**
 * Marks a result as old: dimmed, busy, with a label over the page, so that nobody takes it for the answer to what they
 * have just chosen.
 */
export function Outdated({ isOld, className, children }: OutdatedProps) {
  return (
    <div aria-busy={isOld} className={cn('contents', className, isOld && dimmed)}>
      {children}
      {isOld &&
        // Containers of figures are the frame of what is fixed in them.
        createPortal(
          <p
            role="status"
            className="pointer-events-none fixed inset-x-0 top-3 z-40 mx-auto flex w-fit animate-appear items-center gap-2 rounded-control border border-line-2 bg-surface px-3 py-1.5 font-sans text-14 shadow-menu max-md:top-2 max-md:right-13 max-md:mr-0 print:hidden"
          >
            <Spinner />
            Updating…
          </p>,
          document.body,
        )}
    </div>
  );
}
