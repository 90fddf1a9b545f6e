import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { longDay } from '@/lib/format-day.ts';
import { sampleToday } from '@/sample-data/company/company.ts';
import { employee } from '@/sample-data/company/employees.ts';
import type { DevelopmentPlan } from '@/sample-data/team-development/development-plan.ts';
import { riskFlags } from '@/sample-data/team-development/development-plan.ts';
import { developmentPlans } from '@/sample-data/team-development/development-plans.ts';
import { GoalList } from './goal-list.tsx';
import { PersonLine } from './person-line.tsx';
import { dayAndMonth } from './plan-words.ts';
import { RiskFlagLabel } from './risk-flag-label.tsx';

const flagMeanings = {
  overdue: 'the date of the review has passed',
  stalled: 'no goal has moved for six weeks',
  needs_support: 'the person has said that they cannot go on alone',
};

type AtRisk = DevelopmentPlan & { risk: NonNullable<DevelopmentPlan['risk']> };

const atRisk = developmentPlans
  .filter((plan): plan is AtRisk => plan.risk !== null)
  .sort(
    (first, second) => riskFlags.indexOf(first.risk.flag) - riskFlags.indexOf(second.risk.flag),
  );
const calm = developmentPlans.filter(({ risk }) => risk === null);

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export function RiskManagement({ noteId }: { noteId: string }) {
  return (
    <>
      <section>
        <FigureHead
          title="At risk"
          caption={`${atRisk.length} of ${developmentPlans.length} people, on ${longDay(sampleToday)}; most urgent first`}
        />
        <ul className="border-line-2 border-t">
          {atRisk.map(({ person, goals, risk }) => (
            <li
              key={person}
              className="grid grid-cols-[232px_minmax(0,1fr)_auto] gap-x-8 gap-y-3 border-line border-b py-4 max-lg:grid-cols-1"
            >
              <div>
                <PersonLine id={person} />
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
                <GoalList label={`Goals of ${employee(person).name}`} goals={goals} />
              </div>
              <Button
                size="small"
                aria-describedby={noteId}
                className="w-24 max-md:h-11 max-md:w-full"
              >
                Address
              </Button>
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
        <h2>On course</h2>
        <p className="mt-1 max-w-[74ch] text-pretty text-ink-2">
          Nothing stands against the plans of{' '}
          {listed.format(calm.map(({ person }) => employee(person).name))}. The first of their
          reviews is on {longDay(calm.map(({ nextReview }) => nextReview).sort()[0] ?? '')}.
        </p>
      </section>
    </>
  );
}
