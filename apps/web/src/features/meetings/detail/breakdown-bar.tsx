import type { Feeling, ParticipantSummary, PeopleByFeeling } from '@rapport/contract';
import { FeelingBadge } from '@/components/ui/feeling-badge.tsx';
import { cn } from '@/lib/cn.ts';
import { initialsOf } from '@/lib/initials.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useWidth } from '@/lib/use-width.ts';
import { personName } from '@/lib/user-words.ts';
import { type BreakdownGroup, breakdownGroups } from '../domain/breakdown-groups.ts';
import { hidesMoods } from '../domain/order-summaries.ts';
import { feelingLooks } from '../mood/feeling-looks.ts';
import { showSummary } from './summary-target.ts';

const loadAnonymousNote = () =>
  import('./anonymous-note.tsx').then(({ AnonymousNote }) => AnonymousNote);

/**
 * Up to this many participants, each has a cell with initials; with more, each group is one bar.
 */
const cellsMax = 24;
const cellWidthMinPx = 24;
/** Minimum width of a group that has room for its label. */
const labelWidthMinPx = (feeling: Feeling) => (feeling === 'too-little' ? 120 : 96);

type BreakdownBarProps = { people: PeopleByFeeling; summaries: ParticipantSummary[] };

/**
 * One cell per participant, by what they show. If moods of others are hidden, only the
 * reader's own cell is identified.
 */
export function BreakdownBar({ people, summaries }: BreakdownBarProps) {
  const { ref, width } = useWidth();
  const groups = breakdownGroups(people, summaries);
  const isAnonymous = hidesMoods(summaries);
  const AnonymousNote = useOnDemand(loadAnonymousNote, isAnonymous);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;

  const cellWidth = (width ?? Number.POSITIVE_INFINITY) / total;
  const hasCells = total <= cellsMax && cellWidth >= cellWidthMinPx;
  const labelsFit = groups.every(
    ({ feeling, count }) => count * cellWidth >= labelWidthMinPx(feeling),
  );
  const drawn = groups.filter(({ count }) => count > 0);
  const shares = drawn.map(({ count }) => `minmax(0,${count}fr)`).join(' ');
  return (
    <div ref={ref} className="grid gap-1.5">
      <ul
        aria-label="Participants by sentiment"
        className={cn(
          labelsFit
            ? 'grid gap-x-2'
            : 'flex flex-wrap gap-x-4 gap-y-1 max-md:grid max-md:grid-cols-6 max-md:*:col-span-2 max-md:[&>:nth-child(n+4)]:col-span-3',
        )}
        style={labelsFit ? { gridTemplateColumns: shares } : undefined}
      >
        {groups.map(({ feeling, count }) => (
          <li key={feeling} className="flex items-center gap-1.5 whitespace-nowrap">
            <FeelingBadge feeling={feeling} />
            <span className="font-strong">{count}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-2" style={{ gridTemplateColumns: shares }}>
        {drawn.map((group) =>
          hasCells ? (
            <Cells key={group.feeling} group={group} isAnonymous={isAnonymous} />
          ) : (
            <div
              key={group.feeling}
              className={cn('h-2 rounded-[3px]', feelingLooks[group.feeling].cell)}
            />
          ),
        )}
      </div>
      {isAnonymous && AnonymousNote && <AnonymousNote hasCells={hasCells} groups={groups} />}
    </div>
  );
}

type CellsProps = { group: BreakdownGroup; isAnonymous: boolean };

function Cells({ group: { feeling, cells }, isAnonymous }: CellsProps) {
  return (
    <div className="flex gap-0.5">
      {cells.map(({ key, summary }) => {
        const className = cn(
          'grid h-8 min-w-0 flex-1 cursor-default place-items-center rounded-[3px] font-strong text-12',
          feelingLooks[feeling].cell,
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
