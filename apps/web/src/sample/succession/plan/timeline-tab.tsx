import { Route } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { longDay } from '@/lib/format-day.ts';
import { Phases } from '../candidates/phases.tsx';
import { Readiness } from '../candidates/readiness.tsx';
import type { Plan } from '../domain/plan.ts';
import type { PlanFigures } from '../domain/plan-figures.ts';

type TimelineTabProps = { plan: Plan; figures: PlanFigures };

export function TimelineTab({ plan, figures: { timelines, due } }: TimelineTabProps) {
  return (
    <section>
      <FigureHead
        title="Development Timeline"
        caption={`Four phases until ${longDay(due)}, for everyone on the shortlist; as of ${longDay(plan.asOf)}`}
      />
      {timelines.length === 0 ? (
        <StateBox kind="empty" icon={Route} title="Nobody is on the shortlist yet">
          Development is planned for candidates who score 70 or more.
        </StateBox>
      ) : (
        <ul>
          {timelines.map(({ candidate, phases }) => (
            <li
              key={candidate.id}
              className="grid gap-x-8 gap-y-4 border-line-2 pt-4 pb-6 not-first:border-t @min-[860px]:grid-cols-[220px_minmax(0,1fr)]"
            >
              <div className="flex items-start gap-3">
                <Avatar name={candidate.name} />
                <div className="min-w-0">
                  <h3>{candidate.name}</h3>
                  <p className="text-12 text-ink-2">{candidate.role}</p>
                  <p className="mt-1">
                    <Readiness months={candidate.readyIn} timeframe={plan.timeframe} />
                  </p>
                </div>
              </div>
              <Phases phases={phases} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
