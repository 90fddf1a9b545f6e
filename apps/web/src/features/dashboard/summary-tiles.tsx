import { ArrowDown, ArrowUp, Check, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';
import type { Dashboard } from './domain/dashboard.ts';

type SummaryTilesProps = { dashboard: Dashboard; showsMoods: boolean };

export function SummaryTiles({ dashboard, showsMoods }: SummaryTilesProps) {
  const { teams, headlines } = dashboard;
  return (
    <ul
      className={cn('mb-6 grid border-line-2 border-y', showsMoods && '@min-[720px]:grid-cols-3')}
    >
      {showsMoods && (
        <Tile
          to="/sentiment?teams=improving"
          icon={ArrowUp}
          iconClassName="text-pos"
          value={teams.improving}
          text="teams showing positive momentum"
        />
      )}
      <Tile
        to="/actions"
        icon={Check}
        iconClassName="text-ink-2"
        value={headlines.tasks.completedToday}
        text="tasks completed today"
      />
      {showsMoods && (
        <Tile
          to="/sentiment?teams=needing-attention"
          icon={ArrowDown}
          iconClassName="text-neg"
          value={teams.needingAttention}
          text="teams needing attention"
        />
      )}
    </ul>
  );
}

type TileProps = {
  to: string;
  icon: LucideIcon;
  iconClassName: string;
  value: number;
  text: string;
};

function Tile({ to, icon: Icon, iconClassName, value, text }: TileProps) {
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
