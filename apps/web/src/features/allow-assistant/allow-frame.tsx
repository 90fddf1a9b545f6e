import type { ReactNode } from 'react';
import { Wordmark } from '@/components/layout/wordmark.tsx';
import { cn } from '@/lib/cn.ts';

type AllowFrameProps = { aside?: ReactNode; children: ReactNode };

/** The question at the left, and what it means at the right. */
export function AllowFrame({ aside, children }: AllowFrameProps) {
  return (
    <div
      className={cn(
        'min-h-dvh bg-surface',
        aside && 'lg:grid lg:grid-cols-[minmax(480px,560px)_1fr]',
      )}
    >
      <main
        className={cn(
          'flex min-h-dvh flex-col border-line bg-surface px-14 py-10 max-md:px-4 max-md:py-6',
          aside ? 'max-lg:min-h-0 lg:border-r' : 'mx-auto max-w-140',
        )}
      >
        <Wordmark to="/" className="self-start" />
        <div className="@container my-auto w-full py-10 max-lg:my-0 max-md:py-6">{children}</div>
        {aside && (
          <p className="text-12 text-ink-3">
            Every call is written to the audit log with your name. You can end this at any time in
            your settings, under Assistants; an owner or admin can, too.
          </p>
        )}
      </main>
      {aside && (
        <aside
          aria-label="What it would see"
          className="grid content-center bg-paper px-14 py-10 max-md:px-4 max-md:py-6"
        >
          <div className="w-full max-w-120 lg:mx-auto">{aside}</div>
        </aside>
      )}
    </div>
  );
}
