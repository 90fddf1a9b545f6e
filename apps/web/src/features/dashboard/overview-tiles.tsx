import type { OrganizationOverview } from '@rapport/contract';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { Tile } from '@/components/ui/tile.tsx';
import { cn } from '@/lib/cn.ts';
import { counted, plural } from '@/lib/number-words.ts';
import { doneAddress, thisMonday, useSentimentAddress } from './figure-links.ts';

export function OverviewTiles({ overview }: { overview: OrganizationOverview }) {
  const { mood, actions } = overview;
  const sentiment = useSentimentAddress();
  if (!mood && !actions) return null;
  const tiles = (mood ? (mood.compared > 0 ? 2 : 1) : 0) + (actions ? 1 : 0);
  return (
    <ul
      className={cn(
        'mb-6 grid border-line-2 border-y',
        tiles === 3 && 'grid-cols-3',
        tiles === 2 && 'grid-cols-2',
      )}
    >
      {mood && mood.compared > 0 && (
        <Tile
          to={sentiment('rising')}
          icon={ArrowUp}
          iconClassName={toneOf(mood.rising, 'text-pos')}
          value={mood.rising || 'None'}
          text={`of ${teamsOf(mood.compared)} rose in mood`}
        />
      )}
      {mood && mood.compared === 0 && (
        <Tile
          to={sentiment()}
          icon={ArrowUp}
          iconClassName="text-ink-3"
          text="No team can be compared in mood yet"
        />
      )}
      {actions && (
        <Tile
          to={doneAddress({ from: thisMonday(overview) })}
          icon={Check}
          iconClassName="text-ink-2"
          value={actions.doneThisWeek}
          text={`${plural(actions.doneThisWeek, 'action')} done this week${lateWords(actions)}`}
        />
      )}
      {mood && mood.compared > 0 && (
        <Tile
          to={sentiment('falling')}
          icon={ArrowDown}
          iconClassName={toneOf(mood.falling, 'text-neg')}
          value={mood.falling || 'None'}
          text={`of ${teamsOf(mood.compared)} fell in mood`}
        />
      )}
    </ul>
  );
}

const toneOf = (count: number, tone: string) => (count > 0 ? tone : 'text-ink-3');

const teamsOf = (compared: number) => `${counted(compared, 'team')} that can be compared`;

const lateWords = ({ overdue }: NonNullable<OrganizationOverview['actions']>) =>
  overdue > 0 ? `; ${overdue} ${plural(overdue, 'is', 'are')} late` : '';
