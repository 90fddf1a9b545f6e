import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';

type HeadlineCardProps = {
  title: string;
  /** Makes the whole card a link. */
  to?: string;
  value: ReactNode;
  unit?: string | false;
  meaning: ReactNode;
  /** Phones show the headline only. */
  isShortOnPhones?: boolean;
  children: ReactNode;
};

export function HeadlineCard({
  title,
  to,
  value,
  unit,
  meaning,
  isShortOnPhones,
  children,
}: HeadlineCardProps) {
  return (
    <section
      aria-label={title}
      className={cn(
        'relative flex break-inside-avoid flex-col gap-3 bg-surface p-4 focus-within:z-1',
        to && 'hover:bg-hover',
      )}
    >
      <h2 className="flex items-center justify-between text-14">
        {to ? (
          <>
            <Link
              to={to}
              className="rounded-none outline-none after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
            >
              {title}
            </Link>
            <ChevronRight aria-hidden className="size-4 text-ink-3" />
          </>
        ) : (
          title
        )}
      </h2>
      <p>
        <span className="font-strong text-24 tracking-[-0.02em]">{value}</span>
        {unit && <span className="ml-[3px] text-12 text-ink-3">{unit}</span>}
        <span className="block text-12 text-ink-2">{meaning}</span>
      </p>
      <div className={cn('mt-auto', isShortOnPhones && 'max-md:hidden')}>{children}</div>
    </section>
  );
}

export function HeadlineList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-1">{children}</dl>;
}

type HeadlineRowProps = { name: ReactNode; bar?: ReactNode; children: ReactNode };

export function HeadlineRow({ name, bar, children }: HeadlineRowProps) {
  return (
    <div className="flex items-center gap-2">
      <dt className={bar ? 'w-21 shrink-0 text-ink-2' : 'flex-1 text-ink-2'}>{name}</dt>
      {bar}
      <dd className="min-w-9 text-right font-medium">{children}</dd>
    </div>
  );
}
