import type { OwnMood, Period } from '@rapport/contract';
import { Lock } from 'lucide-react';
import { MoodSwitch } from '@/components/leave-out-of-moods/mood-switch.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { moodAxis } from '@/components/organization-figures/mood-axis.ts';
import { MoodChart } from '@/components/organization-figures/mood-chart.tsx';
import { directionTones } from '@/components/organization-figures/mood-shift.tsx';
import { signed } from '@/components/organization-figures/mood-words.ts';
import { periodDays } from '@/components/organization-figures/period-words.ts';
import { counted } from '@/lib/number-words.ts';

type OwnMoodBoxProps = {
  own: OwnMood;
  chart: readonly string[];
  period: Period;
  /** What leaving out the reader does to the moods of others; empty for nothing. */
  effect?: string;
};

/** The mood of the reader's own turns. Sent to nobody else, and not printed. */
export function OwnMoodBox({ own, chart, period, effect }: OwnMoodBoxProps) {
  const { meetings, spokenMinutes, now, before, isLeftOutOfMoods } = own;
  const weeks = own.weeks.map((mood) => (mood === null ? null : { mood }));
  const standsOn = `From ${counted(meetings, 'meeting')} in which you spoke ${counted(spokenMinutes, 'minute')}`;
  const shown = weeks.flatMap((week) => (week ? [week.mood] : []));
  return (
    <section
      aria-label="Your own mood"
      className="rounded-control border border-line-control border-dashed px-4 pt-3 pb-4 print:hidden"
    >
      <div className="mb-1 flex flex-wrap items-center gap-x-2">
        <h2>Your own mood</h2>
        <span className="ml-auto inline-flex items-center gap-[5px] text-12 text-ink-2">
          <Lock aria-hidden className="size-3 stroke-2" />
          seen only by you
        </span>
      </div>
      <p className="text-12 text-ink-2">{standsOn}.</p>
      {now === null ? (
        <p className="mt-2">You said too little in this period for a mood.</p>
      ) : (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="font-strong text-24 tracking-[-0.02em]">
            {now.toFixed(1)}
            <span className="ml-[3px] font-body text-12 text-ink-3 tracking-normal">/10</span>
          </span>
          {before !== null && (
            <span className="text-12 text-ink-2">
              <span className={directionTones[ownDirection(now, before)].text}>
                {signed(now - before)}
              </span>{' '}
              from {before.toFixed(1)}
            </span>
          )}
        </p>
      )}
      {shown.length > 0 && (
        <div className="mt-4">
          <MoodChart
            weeks={weeks}
            mondays={chart}
            axis={moodAxis(shown)}
            periodWeeks={period.weeks}
            subject="Your mood"
            className="h-26"
          />
        </div>
      )}
      <p className="mt-3 mb-2 text-12 text-ink-2 text-pretty">
        Nobody else can open this, neither your manager nor an administrator.
        {!isLeftOutOfMoods && ' It counts in a team’s mood only together with enough other people.'}
      </p>
      <MoodSwitch isLeftOut={isLeftOutOfMoods} />
      {effect && <p className="mt-1 text-12 text-ink-2 text-pretty">{effect}</p>}
      <p className="mt-2">
        <HowComputed
          subject="Your own mood"
          ids={['own-mood']}
          standsOn={`${standsOn}; ${periodDays(period)}.`}
        />
      </p>
    </section>
  );
}

/** A smaller change of one person's mood may be chance. */
const clearChange = 0.25;

function ownDirection(now: number, before: number): 'rising' | 'falling' | 'steady' {
  const change = now - before;
  if (Math.abs(change) < clearChange) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}
