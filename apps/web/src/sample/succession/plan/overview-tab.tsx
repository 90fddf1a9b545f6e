import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { Level } from '@/components/planning/level.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { longDay, shortDay } from '@/lib/format-day.ts';
import { counted, plural } from '@/lib/number-words.ts';
import { Readiness } from '../candidates/readiness.tsx';
import { scoreWords, statusWords } from '../candidates/readiness-words.ts';
import type { Plan, Timeframe } from '../domain/plan.ts';
import type { PlanFigures } from '../domain/plan-figures.ts';
import { reasonWords, scopeWords, timeframeWords } from '../domain/plan-words.ts';

type OverviewTabProps = { plan: Plan; figures: PlanFigures };

export function OverviewTab({ plan, figures }: OverviewTabProps) {
  const {
    subject,
    yearsHere,
    candidates,
    shortlist,
    daysRemaining,
    progress,
    due,
    urgency,
    status,
  } = figures;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 @min-[860px]:grid-cols-[minmax(0,1fr)_304px]">
      <div className="min-w-0">
        <dl className="grid grid-cols-2 border-rule border-t-2 @min-[640px]:grid-cols-4">
          <Figure name="Progress" note="of the development time has passed" bar={progress}>
            {progress} <Unit>%</Unit>
          </Figure>
          <Figure name="Candidates identified" note={`${plan.scope} search`}>
            {candidates.length}
          </Figure>
          <Figure name="Shortlisted" note="scoring 70 or more of 100">
            {shortlist.length}
          </Figure>
          <Figure name="Until the handover" note={`until ${shortDay(due)}`}>
            {daysRemaining} <Unit>{plural(daysRemaining, 'day')}</Unit>
          </Figure>
        </dl>
        {plan.description.trim() && (
          <section className="mt-6 border-line-2 border-t pt-3">
            <h2 className="mb-2">Context</h2>
            <p className="max-w-measure whitespace-pre-line text-pretty text-16 wrap-anywhere">
              {plan.description.trim()}
            </p>
          </section>
        )}
        <Shortlist shortlist={shortlist} timeframe={plan.timeframe} />
      </div>
      <aside aria-label="About this plan" className="grid gap-6">
        <section>
          <FigureHead title="Current person" />
          <div className="flex items-center gap-3">
            <Avatar size="large" name={subject.name} />
            <div className="min-w-0">
              <div className="font-strong">{subject.name}</div>
              <div className="text-ink-2">{subject.role}</div>
              <div className="text-12 text-ink-2">
                {subject.department} · {counted(yearsHere, 'year')}
              </div>
            </div>
          </div>
        </section>
        <section className="border-line-2 border-t pt-3">
          <h2 className="mb-1">Plan details</h2>
          <dl>
            <Detail name="Reason">{reasonWords[plan.reason].label}</Detail>
            <Detail name="Timeframe">{timeframeWords[plan.timeframe].label}</Detail>
            <Detail name="Scope">{scopeWords[plan.scope].label}</Detail>
            <Detail name="Urgency">
              <Level value={urgency} />
            </Detail>
            <Detail name="Status">
              <Badge variant="role">{status}</Badge>
            </Detail>
            <Detail name="Created">{longDay(plan.created)}</Detail>
            <Detail name="Due">{longDay(due)}</Detail>
          </dl>
        </section>
      </aside>
    </div>
  );
}

type FigureProps = { name: string; note: string; bar?: number; children: ReactNode };

function Figure({ name, note, bar, children }: FigureProps) {
  return (
    <div className="py-3 pr-4 not-first:@min-[640px]:border-line not-first:@min-[640px]:border-l not-first:@min-[640px]:pl-4 @max-[640px]:even:border-line @max-[640px]:even:border-l @max-[640px]:even:pl-4 @max-[640px]:nth-[n+3]:border-line @max-[640px]:nth-[n+3]:border-t">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="text-24 font-strong tracking-head">{children}</dd>
      <dd className="mt-1 text-12 text-ink-2">
        {note}
        {bar !== undefined && <FigureBar percent={bar} className="mt-2" />}
      </dd>
    </div>
  );
}

function Unit({ children }: { children: ReactNode }) {
  return <span className="text-12 font-body tracking-normal text-ink-3">{children}</span>;
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-3 border-line border-t py-[7px] first:border-t-0">
      <dt className="text-12 leading-5 text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type ShortlistProps = { shortlist: PlanFigures['shortlist']; timeframe: Timeframe };

/** Best first. */
function Shortlist({ shortlist, timeframe }: ShortlistProps) {
  return (
    <section className="mt-6 border-line-2 border-t pt-3">
      <h2 className="mb-2">Shortlist</h2>
      {shortlist.length === 0 ? (
        <p className="max-w-measure text-pretty text-ink-2">
          Nobody reaches 70 of 100 yet. All candidates need development first.
        </p>
      ) : (
        <ul>
          {shortlist.map(({ id, name, role, overallScore, status, readyIn }) => (
            <li
              key={id}
              className="relative flex min-h-13 items-center @max-[640px]:py-2 gap-3 border-line border-b hover:bg-hover"
            >
              <Avatar name={name} />
              <span className="min-w-0 flex-1">
                <Link
                  to={`?tab=candidates&candidate=${id}`}
                  className="block truncate font-medium text-ink after:absolute after:inset-0"
                >
                  {name}
                </Link>
                <span className="block truncate text-12 text-ink-2" title={role}>
                  {role}
                </span>
                <span className="block text-12 text-ink-3 @min-[640px]:hidden">
                  {statusWords[status]} · <Readiness months={readyIn} timeframe={timeframe} />
                </span>
              </span>
              <span className="w-42 @max-[640px]:hidden">
                <Readiness months={readyIn} timeframe={timeframe} />
              </span>
              <span className="w-24 @max-[640px]:hidden">
                <Badge variant={status === 'primary' ? 'role' : 'tag'}>{statusWords[status]}</Badge>
              </span>
              <span className="w-10 text-right font-strong">{scoreWords(overallScore)}</span>
              <ChevronRight aria-hidden className="size-4 text-ink-3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
