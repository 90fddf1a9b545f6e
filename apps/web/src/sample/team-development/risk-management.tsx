import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { dayAndMonth, longDay } from '@/lib/format-day.ts';
import { listed } from '@/lib/number-words.ts';
import type { DevelopmentPlan, TeamDevelopment } from './domain/development-plan.ts';
import { type Goal, riskFlags } from './domain/development-plan.ts';
import { PersonLine } from './person-line.tsx';
import { RiskFlagLabel } from './risk-flag-label.tsx';
import { SampleButton } from './sample-button.tsx';

const flagMeanings = {
  overdue: 'the review date has passed',
  stalled: 'no goal has moved for six weeks',
  needs_support: 'the person has asked for support',
};

type AtRisk = DevelopmentPlan & { risk: NonNullable<DevelopmentPlan['risk']> };

type RiskManagementProps = TeamDevelopment & { noteId: string };

export function RiskManagement({ asOf, plans, noteId }: RiskManagementProps) {
  const atRisk = plans
    .filter((plan): plan is AtRisk => plan.risk !== null)
    .sort(
      (first, second) => riskFlags.indexOf(first.risk.flag) - riskFlags.indexOf(second.risk.flag),
    );
  const calm = plans.filter(({ risk }) => risk === null);
  return (
    <>
      <section>
        <FigureHead
          title="At risk"
          caption={`${atRisk.length} of ${plans.length} people, on ${longDay(asOf)}; most urgent first`}
        />
        <ul className="border-line-2 border-t">
          {atRisk.map(({ person, goals, risk }) => (
            <li
              key={person.id}
              className="grid grid-cols-[232px_minmax(0,1fr)_auto] gap-x-8 gap-y-3 border-line border-b py-4 max-lg:grid-cols-1"
            >
              <div>
                <PersonLine person={person} />
                <p className="mt-2 flex items-center gap-2 text-12 text-ink-3 lg:pl-10.5">
                  <RiskFlagLabel flag={risk.flag} />
                  since {dayAndMonth(risk.since)}
                </p>
              </div>
              <div className="grid max-w-[74ch] gap-3">
                <p className="text-pretty">{risk.what}</p>
                <p className="text-pretty">
                  <span className="font-strong">Next step: </span>
                  {risk.nextStep}
                </p>
                <GoalList label={`Goals of ${person.name}`} goals={goals} />
              </div>
              <SampleButton size="small" noteId={noteId} className="w-24 max-md:h-11 max-md:w-full">
                Address
              </SampleButton>
            </li>
          ))}
        </ul>
        <dl className="mt-3 grid gap-1 text-12 text-ink-2">
          {riskFlags.map((flag) => (
            <div key={flag} className="flex gap-2 max-md:flex-col max-md:gap-0">
              <dt className="w-28">
                <RiskFlagLabel flag={flag} />
              </dt>
              <dd>{flagMeanings[flag]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="mt-8 border-line-2 border-t pt-3">
        <h2>On track</h2>
        <p className="mt-1 max-w-[74ch] text-pretty text-ink-2">
          The plans of {listed(calm.map(({ person }) => person.name))} have no risks. Their next
          review is on {longDay(calm.map(({ nextReview }) => nextReview).sort()[0] ?? '')}.
        </p>
      </section>
    </>
  );
}

function GoalList({ label, goals }: { label: string; goals: readonly Goal[] }) {
  return (
    <ul aria-label={label} className="grid gap-1.5 text-12">
      {goals.map(({ title, progress }) => (
        <li
          key={title}
          className="grid grid-cols-[minmax(0,1fr)_100px_36px] items-center gap-3 max-md:grid-cols-[minmax(0,1fr)_48px_36px]"
        >
          <span className="text-ink-2">{title}</span>
          <FigureBar percent={progress} />
          <span className="text-right font-strong">{progress} %</span>
        </li>
      ))}
    </ul>
  );
}
