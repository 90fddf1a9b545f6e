import type { AfterLeaving, MoodAround } from '@rapport/contract';
import { moodAxis, shareOnAxis } from '@/components/organization-figures/mood-axis.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Suppressed } from '@/components/ui/suppressed.tsx';
import { counted } from '@/lib/number-words.ts';
import { hiddenWords } from './hidden-words.ts';

type OtherTeamsProps = { after: AfterLeaving; others: readonly MoodAround[]; name: string };

/** Departments that had ties with the person: their moods before and since. */
export function OtherTeams({ after, others, name }: OtherTeamsProps) {
  if (others.length === 0) return null;
  const shown = others.flatMap(({ before, since }) =>
    before === null || since === null ? [] : [before, since],
  );
  const axis = moodAxis(shown);
  const since = after.weeks.length - after.firstWeekSince;
  return (
    <section>
      <FigureHead
        title={`Other teams that met with ${name}`}
        caption={`Average of the 12 weeks before and the ${counted(since, 'week')} since; hollow is before. The axis goes from ${axis.low} to ${axis.high}`}
      />
      <ul>
        {others.map((team) => (
          <li
            key={team.department}
            className="grid grid-cols-[160px_minmax(0,1fr)_64px_72px] items-center gap-x-4 gap-y-1 border-line border-b py-2.5 max-md:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <div className="min-w-0">
              <p className="truncate font-medium">{team.department}</p>
              <p className="text-12 text-ink-3">{counted(team.people, 'person', 'people')}</p>
            </div>
            {team.before === null || team.since === null ? (
              <Suppressed {...hiddenWords(after)} className="col-span-3 max-md:col-span-2" />
            ) : (
              <>
                <div aria-hidden className="relative h-3 max-md:hidden">
                  <span className="absolute inset-x-0 top-1.5 border-line-2 border-t" />
                  <Dot share={shareOnAxis(axis, team.before)} isHollow />
                  <Dot share={shareOnAxis(axis, team.since)} />
                </div>
                <p className="text-right">
                  <span className="text-ink-3">{team.before.toFixed(1)}</span>{' '}
                  <span className="font-strong">{team.since.toFixed(1)}</span>
                </p>
                <p className="text-12 text-ink-2">{changeWords(team.before, team.since)}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dot({ share, isHollow = false }: { share: number; isHollow?: boolean }) {
  return (
    <span
      className={`absolute top-0.5 size-2.5 -translate-x-1/2 rounded-full border border-ink-3 ${isHollow ? 'bg-paper' : 'bg-ink-3'}`}
      style={{ left: `${100 * share}%` }}
    />
  );
}

/** Of the figures as they are shown. */
function changeWords(before: number, since: number): string {
  const change = Number(since.toFixed(1)) - Number(before.toFixed(1));
  const by = Math.abs(change).toFixed(1);
  if (by === '0.0') return 'the same';
  return `${by} ${change < 0 ? 'lower' : 'higher'}`;
}
