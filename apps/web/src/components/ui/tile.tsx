import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

type TileProps = {
  to: string;
  icon: LucideIcon;
  iconClassName: string;
  value: number;
  text: string;
};

/** A figure in a row of others, with a link to its screen. */
export function Tile({ to, icon: Icon, iconClassName, value, text }: TileProps) {
  return (
    <li className="border-line not-first:border-t @min-[720px]:not-first:border-t-0 @min-[720px]:not-first:border-l">
      <Link
        to={to}
        className="group flex h-14 items-center gap-2.5 text-ink hover:text-accent @min-[720px]:pr-6 @min-[720px]:in-[li:not(:first-child)]:pl-6"
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${iconClassName}`} />
        <span className="font-strong text-24 tracking-[-0.02em]">{value}</span>
        <span className="min-w-0">{text}</span>
        <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-ink-3" />
      </Link>
    </li>
  );
}
