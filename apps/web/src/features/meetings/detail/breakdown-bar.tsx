import type { ParticipantSummary, Sentiment, SentimentBreakdown } from '@rapport/contract';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';
import { cn } from '@/lib/cn.ts';
import { initialsOf } from '@/lib/initials.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useWidth } from '@/lib/use-width.ts';
import { personName } from '@/lib/user-words.ts';
import { type BreakdownGroup, breakdownGroups } from '../domain/breakdown-groups.ts';
import { hidesMoods } from '../domain/order-summaries.ts';
import { showSummary } from './summary-target.ts';

const loadAnonymousNote = () =>
  import('./anonymous-note.tsx').then(({ AnonymousNote }) => AnonymousNote);

/**
 * Up to this many participants, each has a cell with initials; with more, each group is one bar.
 */
const cellsMax = 24;
const cellWidthMinPx = 24;
/** Minimum width of a group that has room for its label. */
const labelWidthMinPx = 96;

const looks: Record<Sentiment, string> = {
  positive: 'bg-pos-bg text-pos shadow-[inset_0_-3px_var(--pos-mark)]',
  neutral: 'bg-neu-bg text-neu shadow-[inset_0_-3px_var(--neu-mark)]',
  negative: 'bg-neg-bg text-neg shadow-[inset_0_-3px_var(--neg-mark)]',
};

type BreakdownBarProps = { breakdown: SentimentBreakdown; summaries: ParticipantSummary[] };

/**
 * One cell per participant, from positive to negative. If moods of others are hidden, only the
 * reader's own cell is identified.
 */
export function BreakdownBar({ breakdown, summaries }: BreakdownBarProps) {
  const { ref, width } = useWidth();
  const groups = breakdownGroups(breakdown, summaries);
  const isAnonymous = hidesMoods(summaries);
  const AnonymousNote = useOnDemand(loadAnonymousNote, isAnonymous);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;

  const cellWidth = (width ?? Number.POSITIVE_INFINITY) / total;
  const hasCells = total <= cellsMax && cellWidth >= cellWidthMinPx;
  const labelsFit = groups.every(({ count }) => count * cellWidth >= labelWidthMinPx);
  const drawn = groups.filter(({ count }) => count > 0);
  const shares = drawn.map(({ count }) => `minmax(0,${count}fr)`).join(' ');
  return (
    <div ref={ref} className="grid gap-1.5">
      <ul
        aria-label="Participants by sentiment"
        className={cn(
          labelsFit ? 'grid gap-x-2' : 'flex flex-wrap gap-x-4 gap-y-1 max-md:justify-between',
        )}
        style={labelsFit ? { gridTemplateColumns: shares } : undefined}
      >
        {groups.map(({ sentiment, count }) => (
          <li key={sentiment} className="flex items-center gap-1.5 whitespace-nowrap">
            <SentimentBadge sentiment={sentiment} />
            <span className="font-strong">{count}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-2" style={{ gridTemplateColumns: shares }}>
        {drawn.map((group) =>
          hasCells ? (
            <Cells key={group.sentiment} group={group} isAnonymous={isAnonymous} />
          ) : (
            <div
              key={group.sentiment}
              className={cn('h-2 rounded-[3px]', looks[group.sentiment])}
            />
          ),
        )}
      </div>
      {isAnonymous && AnonymousNote && <AnonymousNote hasCells={hasCells} groups={groups} />}
    </div>
  );
}

type CellsProps = { group: BreakdownGroup; isAnonymous: boolean };

function Cells({ group: { sentiment, cells }, isAnonymous }: CellsProps) {
  return (
    <div className="flex gap-0.5">
      {cells.map(({ key, summary }) => {
        const className = cn(
          'grid h-8 min-w-0 flex-1 cursor-default place-items-center rounded-[3px] font-strong text-12',
          looks[sentiment],
        );
        if (!summary) return <span key={key} className={className} />;
        if (isAnonymous)
          return (
            <span key={key} className={cn(className, 'outline-2 outline-accent')}>
              You
            </span>
          );
        const name = personName(summary.participant.user);
        return (
          <span key={key} className={cn(className, 'relative')}>
            {/* Outside the button, so that the initials are not part of its accessible name. */}
            <span aria-hidden>{initialsOf({ name })}</span>
            <button
              type="button"
              title={name}
              aria-label={`${name}: read the summary`}
              className="absolute inset-0 cursor-default rounded-[3px]"
              onClick={() => showSummary(summary.id)}
            />
          </span>
        );
      })}
    </div>
  );
}
