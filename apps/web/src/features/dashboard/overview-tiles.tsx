import type { OrganizationOverview } from '@rapport/contract';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { Tile } from '@/components/ui/tile.tsx';
import { cn } from '@/lib/cn.ts';
import { plural } from '@/lib/number-words.ts';
import { doneAddress, thisMonday, useSentimentAddress } from './figure-links.ts';

export function OverviewTiles({ overview }: { overview: OrganizationOverview }) {
  const { mood, actions } = overview;
  const sentiment = useSentimentAddress();
  if (!mood && !actions) return null;
  return (
    <ul
      className={cn(
        'mb-6 grid border-line-2 border-y',
        mood && (actions ? '@min-[720px]:grid-cols-3' : '@min-[720px]:grid-cols-2'),
      )}
    >
      {mood && (
        <Tile
          to={sentiment('rising')}
          icon={ArrowUp}
          iconClassName="text-pos"
          value={mood.rising}
          text={`${plural(mood.rising, 'team')} with rising mood`}
        />
      )}
      {actions && (
        <Tile
          to={doneAddress({ from: thisMonday(overview) })}
          icon={Check}
          iconClassName="text-ink-2"
          value={actions.doneThisWeek}
          text={`${plural(actions.doneThisWeek, 'action')} done this week`}
        />
      )}
      {mood && (
        <Tile
          to={sentiment('falling')}
          icon={ArrowDown}
          iconClassName="text-neg"
          value={mood.falling}
          text={`${plural(mood.falling, 'team')} to look at`}
        />
      )}
    </ul>
  );
}
