import { ArrowDown, ArrowUp } from 'lucide-react';
import { Level } from '@/components/planning/level.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { isAboutMood, textOf } from '@/sample/domain/sentence.ts';
import type { TouchedPerson } from '../domain/project.ts';
import { changeOf, writeChange } from '../domain/sentiment-change.ts';

/** In narrow containers the scale is on a line of its own. */
export const touchedColumns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 @min-[640px]:grid-cols-[minmax(0,220px)_minmax(120px,1fr)_108px_84px] @min-[640px]:gap-x-6 @min-[640px]:gap-y-0';

type TouchedPersonRowProps = { touched: TouchedPerson; axisStart: number };

export function TouchedPersonRow({ touched, axisStart }: TouchedPersonRowProps) {
  const { person, relationship, impactLevel, notes } = touched;
  return (
    <li className={cn(touchedColumns, 'border-line border-t py-2.5')}>
      <Who person={person} relationship={relationship} />
      <Scale touched={touched} axisStart={axisStart} />
      <Change touched={touched} />
      <Level value={impactLevel} className="@max-[639px]:order-4" />
      <span className="text-12 text-ink-2 @max-[639px]:order-5 @max-[639px]:col-span-full @min-[640px]:col-start-2 @min-[640px]:col-end-[-1] @min-[640px]:mt-0.5">
        {textOf(notes)}
      </span>
    </li>
  );
}

/** A person without scores, for organizations with moods switched off. */
export function TouchedPersonLine({ touched }: { touched: TouchedPerson }) {
  const { person, relationship, impactLevel, notes } = touched;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <Who person={person} relationship={relationship} />
      </span>
      <span className="flex-[2] basis-64 text-pretty text-12 text-ink-2">
        {!isAboutMood(notes) && notes}
      </span>
      <Level value={impactLevel} className="w-21" />
    </li>
  );
}

function Who({ person, relationship }: Pick<TouchedPerson, 'person' | 'relationship'>) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={person.name} />
      <span className="min-w-0">
        <span className="block truncate font-medium" title={person.name}>
          {person.name}
        </span>
        <span className="block text-12 text-ink-2">{relationship}</span>
      </span>
    </span>
  );
}

function Scale({ touched, axisStart }: TouchedPersonRowProps) {
  const { sentimentBefore: before, sentimentAfter: after } = touched;
  const placeOf = (score: number) => `${((score - axisStart) / (10 - axisStart)) * 100}%`;
  const lower = Math.min(before, after ?? before);
  const higher = Math.max(before, after ?? before);
  const change = changeOf(touched) ?? 0;
  const colour = change > 0 ? 'bg-pos-mark' : change < 0 ? 'bg-neg-mark' : 'bg-ink-3';
  return (
    <span
      aria-hidden
      className="relative h-2.5 bg-[linear-gradient(var(--line-2),var(--line-2))] bg-[length:100%_1px] bg-center bg-no-repeat @max-[639px]:order-3 @max-[639px]:col-span-full @max-[639px]:mx-1.5"
    >
      <span
        className={cn('absolute top-[3.5px] h-[3px]', colour)}
        style={{ left: placeOf(lower), right: `calc(100% - ${placeOf(higher)})` }}
      />
      <span
        className="-ml-[5px] absolute top-0 size-2.5 rounded-full border-[1.5px] border-ink-3 bg-paper"
        style={{ left: placeOf(before) }}
      />
      {after !== null && (
        <span
          className={cn('-ml-[5px] absolute top-0 size-2.5 rounded-full', colour)}
          style={{ left: placeOf(after) }}
        />
      )}
    </span>
  );
}

function Change({ touched }: { touched: TouchedPerson }) {
  const change = changeOf(touched);
  const { sentimentBefore, sentimentAfter } = touched;
  if (change === null || sentimentAfter === null) {
    return (
      <span className="whitespace-nowrap text-right text-12 text-ink-3 @max-[639px]:order-2">
        {sentimentBefore.toFixed(1)} today
      </span>
    );
  }
  const Arrow = change < 0 ? ArrowDown : ArrowUp;
  return (
    <span className="whitespace-nowrap text-right @max-[639px]:order-2">
      <span
        className={cn(
          'inline-flex items-baseline gap-0.5 font-strong',
          change > 0 && 'text-pos',
          change < 0 && 'text-neg',
        )}
      >
        {change !== 0 && (
          <Arrow
            role="img"
            aria-label={change < 0 ? 'down' : 'up'}
            className="size-3.5 self-center stroke-[2.5]"
          />
        )}
        {writeChange(change)}
      </span>{' '}
      <span className="text-12 text-ink-3">
        <span className="sr-only">from {sentimentBefore.toFixed(1)} </span>
        to {sentimentAfter.toFixed(1)}
      </span>
    </span>
  );
}
