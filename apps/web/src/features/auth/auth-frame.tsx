import type { ReactNode } from 'react';
import { Wordmark } from '@/components/layout/wordmark.tsx';
import { NetworkDrawing } from './network-drawing.tsx';

type AuthFrameProps = {
  title: string;
  lead?: ReactNode;
  footnote?: string;
  children?: ReactNode;
};

/** The layout of pages without a session. */
export function AuthFrame({ title, lead, footnote, children }: AuthFrameProps) {
  return (
    <div className="min-h-dvh bg-surface md:grid md:grid-cols-[minmax(400px,480px)_1fr]">
      <main className="flex min-h-dvh flex-col border-line bg-surface px-16 py-12 max-lg:px-10 max-md:px-6 max-md:py-8 md:border-r">
        <Wordmark to="/login" className="self-start" />
        <div className="my-auto w-full pb-16 max-md:mt-10 max-md:mb-0 max-md:pb-0">
          <h1 key={title} ref={takeLostFocus} tabIndex={-1} className="outline-none">
            {title}
          </h1>
          {lead && <p className="mt-0.5 text-pretty text-ink-2 wrap-anywhere">{lead}</p>}
          {children && <div className="mt-8">{children}</div>}
        </div>
        {footnote && <p className="text-12 text-ink-3 max-md:mt-10">{footnote}</p>}
      </main>
      <div className="relative overflow-hidden bg-paper max-md:hidden">
        <NetworkDrawing />
      </div>
    </div>
  );
}

/** Focuses the heading if the focused form was removed, so that screen readers announce the result. */
function takeLostFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}
