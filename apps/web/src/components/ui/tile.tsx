import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

type TileProps = {
  to: string;
  icon: LucideIcon;
  iconClassName: string;
  /** Left out where nothing is known. */
  value?: number | string;
  text: string;
};

/** A figure in a row of others, with a link to its screen. On phones the text stands below it. */
export function Tile({ to, icon: Icon, iconClassName, value, text }: TileProps) {
  return (
    <li className="border-line not-first:border-l">
      <Link
        to={to}
        className="group flex h-full min-h-14 items-center gap-2.5 text-ink hover:text-accent max-md:grid max-md:grid-cols-[auto_1fr] max-md:content-start max-md:gap-x-1.5 max-md:gap-y-1 max-md:py-2.5 max-md:pr-1.5 max-md:in-[li:not(:first-child)]:pl-2.5 md:py-1 md:pr-6 md:in-[li:not(:first-child)]:pl-6"
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${iconClassName}`} />
        {value !== undefined && (
          <span className="font-strong text-24 tracking-[-0.02em] max-md:text-16">{value}</span>
        )}
        <span className="min-w-0 leading-5 max-md:col-span-2 max-md:text-12 max-md:leading-4">
          {text}
        </span>
        <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-ink-3 max-md:hidden" />
      </Link>
    </li>
  );
}
