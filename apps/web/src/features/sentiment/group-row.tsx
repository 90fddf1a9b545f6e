import { HiddenMood } from '@/components/organization-figures/hidden-mood.tsx';
import type { MoodAxis } from '@/components/organization-figures/mood-axis.ts';
import { MoodChange } from '@/components/organization-figures/mood-change.tsx';
import { moodLabel } from '@/components/organization-figures/mood-chart.tsx';
import { MoodLine } from '@/components/organization-figures/mood-line.tsx';
import { MoodShift } from '@/components/organization-figures/mood-shift.tsx';
import { moodText } from '@/components/organization-figures/mood-words.ts';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { GroupButton, type GroupButtonProps } from './group-button.tsx';

/** Columns: name, line, before and now, mood. In narrow containers they are stacked. */
export const rowClass =
  'grid grid-cols-[148px_minmax(0,1fr)_132px_96px] items-center gap-x-5 @max-[640px]:grid-cols-[minmax(0,1fr)_auto] @max-[640px]:gap-y-2';

const wide = '@max-[640px]:col-span-full';

type GroupRowProps = GroupButtonProps & {
  /** Whether a team has the name of a department. */
  isNamesake: boolean;
  axis: MoodAxis;
  isCompared: boolean;
};

export function GroupRow({ group, answer, isNamesake, axis, isCompared }: GroupRowProps) {
  const { name, heard, people, meetings, mood, weeks } = group;
  const count = mood.isShown ? `${heard} heard` : `${heard} of ${people} heard`;
  return (
    <li
      className={cn(
        rowClass,
        mood.isShown ? 'min-h-18' : 'min-h-13',
        'relative border-line border-t hover:bg-hover @max-[640px]:py-3',
      )}
    >
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          <GroupButton group={group} answer={answer} />
          {isNamesake && <span className="font-body text-12 text-ink-3"> team</span>}
        </h3>
        <p className="text-12 text-ink-2">
          {count} · {counted(meetings, 'meeting')}
        </p>
      </div>
      {mood.isShown ? (
        <>
          <MoodLine
            weeks={weeks}
            axis={axis}
            hasDots
            label={moodLabel(`Mood of ${name}`, weeks, answer.chart)}
            className={cn('h-14 @max-[640px]:order-1', wide)}
          />
          <div className={cn('@max-[640px]:order-2', wide)}>
            <MoodShift mood={mood} axis={axis} />
          </div>
          <p className="text-right">
            <span className="block font-strong text-16">{moodText(mood)}</span>
            <span className="block whitespace-nowrap text-12 text-ink-2">
              <MoodChange mood={mood} isCompared={isCompared} withBefore isNarrow />
            </span>
          </p>
        </>
      ) : (
        <div
          className="col-span-3 grid min-h-9 place-items-center rounded-inner @max-[640px]:col-span-1 @max-[640px]:px-2"
          style={{
            background: 'repeating-linear-gradient(135deg, transparent 0 5px, var(--line) 5px 6px)',
          }}
        >
          <HiddenMood
            reason={mood.reason}
            heard={heard}
            className="relative z-10 rounded-inner bg-paper px-2 text-center @max-[640px]:max-w-48"
          />
        </div>
      )}
    </li>
  );
}
