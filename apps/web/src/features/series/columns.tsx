import type { SeriesMeeting } from '@rapport/contract';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { shortMonth } from '@/lib/format-day.ts';

type ColumnsProps = {
  meetings: readonly SeriesMeeting[];
  /** Heading of the last column. */
  end: string;
  label: string;
  children: ReactNode;
};

/**
 * One column per meeting between names and a value, aligned across all parts of the page. If there
 * are many columns, they scroll sideways beside the names.
 */
export function Columns({ meetings, end, label, children }: ColumnsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section tabIndex={0} aria-label={label} className="overflow-x-auto max-md:-mr-4">
      <div
        className="grid w-full"
        style={{
          gridTemplateColumns: `var(--names) repeat(${meetings.length}, minmax(40px, 1fr)) 72px`,
        }}
      >
        <Name className="border-line-2 border-b" />
        {meetings.map(({ id, date }, at) => (
          <div
            key={id}
            className={cn(
              'border-line-2 border-b py-1.5 text-center text-12 text-ink-3',
              at === meetings.length - 1 && 'font-strong text-accent',
            )}
          >
            {Number(date.slice(8))}
            <br />
            {isNewMonth(meetings, at) ? shortMonth(date) : '\u00a0'}
          </div>
        ))}
        <div className="border-line-2 border-b py-1.5 text-right text-12 text-ink-3">{end}</div>
        {children}
      </div>
    </section>
  );
}

const isNewMonth = (meetings: readonly SeriesMeeting[], at: number) =>
  meetings[at - 1]?.date.slice(0, 7) !== meetings[at]?.date.slice(0, 7);

/** Stays in view while the columns scroll. */
export function Name({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={cn('sticky left-0 z-1 bg-paper py-2.5 pr-3', className)}>{children}</div>;
}
