import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import type { TeamSentiment } from './domain/sentiment-overview.ts';

const looks = {
  up: { icon: ArrowUp, text: 'text-pos', mark: 'bg-pos-mark' },
  down: { icon: ArrowDown, text: 'text-neg', mark: 'bg-neg-mark' },
};

type TeamCardProps = { team: TeamSentiment; isChosen: boolean; onClick: () => void };

/** Clicking it limits the list to the people of the team. */
export function TeamCard({ team, isChosen, onClick }: TeamCardProps) {
  const { icon: Icon, text, mark } = looks[team.trend];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={cn(
        'grid w-full cursor-default grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 rounded-control border px-3 pt-2.5 pb-3 text-left',
        isChosen
          ? 'border-accent bg-accent-soft'
          : 'border-line-2 bg-surface hover:border-line-control',
      )}
    >
      <span className="flex items-center gap-2">
        <span className="font-strong">{team.name}</span>
        <span className={cn('inline-flex items-center gap-1.5 font-medium text-12', text)}>
          <Icon aria-hidden className="size-3.5" />
          {team.status}
        </span>
      </span>
      <span className="text-right">
        <span className="font-strong">{team.currentScore.toFixed(1)}</span>
        <span className="ml-[3px] text-12 text-ink-3">/10</span>
      </span>
      <span className="text-12 text-ink-2">
        {team.members} members · {team.meetings} meetings
      </span>
      <span className="text-right text-12 text-ink-2">
        <span className={text}>{signed(team.change)}</span> from {team.previousScore.toFixed(1)}
      </span>
      <ScoreChange from={team.previousScore} to={team.currentScore} mark={mark} />
    </button>
  );
}

const signed = (change: number) => `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}`;

/** Hidden from screen readers, because the card contains the same figures. */
function ScoreChange({ from, to, mark }: { from: number; to: number; mark: string }) {
  const dot = 'absolute top-0 -ml-[5px] size-2.5 rounded-full';
  return (
    <span aria-hidden className="relative col-span-2 mt-1 block h-2.5">
      <span className="absolute inset-x-0 top-[4.5px] h-px bg-line-2" />
      <span
        className={cn('absolute top-[3.5px] h-[3px]', mark)}
        style={{ left: `${Math.min(from, to) * 10}%`, width: `${Math.abs(to - from) * 10}%` }}
      />
      <span
        className={cn(dot, 'border-[1.5px] border-ink-3 bg-surface')}
        style={{ left: `${from * 10}%` }}
      />
      <span className={cn(dot, mark)} style={{ left: `${to * 10}%` }} />
    </span>
  );
}
