import type { SeriesMeeting } from '@rapport/contract';
import { type ReactNode, useEffect, useRef } from 'react';
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
 * One column per meeting, the same in each part of the page: names, meetings, and a value. Many columns scroll sideways
 * beside the names, and begin at the newest.
 */
export function Columns({ meetings, end, label, children }: ColumnsProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section ref={box} tabIndex={0} aria-label={label} className="overflow-x-auto max-md:-mr-4">
      <div
        // As wide as its columns, or the names would leave with the first ones.
        className="grid w-max min-w-full max-md:pr-4"
        style={{
          gridTemplateColumns: `var(--names) repeat(${meetings.length}, minmax(var(--column), 1fr)) var(--end)`,
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
