import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { Tile } from '@/components/ui/tile.tsx';
import { cn } from '@/lib/cn.ts';
import type { Dashboard } from './domain/dashboard.ts';

type SummaryTilesProps = { dashboard: Dashboard; showsMoods: boolean };

export function SummaryTiles({ dashboard, showsMoods }: SummaryTilesProps) {
  const { teams, headlines } = dashboard;
  return (
    <ul className={cn('mb-6 grid border-line-2 border-y', showsMoods && 'grid-cols-3')}>
      {showsMoods && (
        <Tile
          to="/sentiment?data=sample&teams=improving"
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
          to="/sentiment?data=sample&teams=needing-attention"
          icon={ArrowDown}
          iconClassName="text-neg"
          value={teams.needingAttention}
          text="teams needing attention"
        />
      )}
    </ul>
  );
}
