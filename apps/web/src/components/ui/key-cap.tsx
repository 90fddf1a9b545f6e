import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

type KeyCapProps = { children: ReactNode; inButton?: boolean };

/** For sighted keyboard users; `aria-keyshortcuts` tells the others. */
export function KeyCap({ children, inButton = false }: KeyCapProps) {
  return (
    <kbd
      aria-hidden={inButton || undefined}
      className={cn(
        'inline-grid h-[18px] min-w-[18px] place-items-center rounded-[4px] border px-1 font-sans text-12 max-md:hidden',
        inButton ? '-mr-1 border-current opacity-70' : 'border-line-2 bg-surface text-ink-2',
      )}
    >
      {children}
    </kbd>
  );
}
