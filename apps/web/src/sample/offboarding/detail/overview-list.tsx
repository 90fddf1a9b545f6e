import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FigureHead } from '@/components/ui/figure-head.tsx';

type OverviewItem = { id: string; name: string; note: string; figure: ReactNode };

type OverviewListProps = {
  title: string;
  note: string;
  /** The tab with all items. */
  more: { tab: string; words: string };
  items: readonly OverviewItem[];
  nothing: string;
};

export function OverviewList({ title, note, more, items, nothing }: OverviewListProps) {
  return (
    <section>
      <FigureHead
        title={title}
        caption={note}
        actions={
          <Link
            to={`?tab=${more.tab}`}
            className="inline-flex items-center gap-1 text-12 print:hidden text-accent hover:underline max-md:min-h-6"
          >
            {more.words}
            <ArrowRight aria-hidden className="size-3.5" />
          </Link>
        }
      />
      {items.length === 0 ? (
        <p className="text-ink-2">{nothing}</p>
      ) : (
        <ul aria-label={title}>
          {items.map(({ id, name, note, figure }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t py-2.5"
            >
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-pretty text-12 text-ink-2">{note}</span>
              </span>
              {figure}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
