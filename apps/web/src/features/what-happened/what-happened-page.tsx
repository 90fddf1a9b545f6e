import { happenedQuestion, type OrganizationHappened } from '@rapport/contract';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { factKey } from '@/components/happened/fact-key.ts';
import { FactRow } from '@/components/happened/fact-row.tsx';
import { noFacts } from '@/components/happened/no-facts.ts';
import { organizationHappenedQueryOptions } from '@/components/happened/organization-happened.ts';
import { readPeriod, withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { PeriodSwitch } from '@/components/organization-figures/period-switch.tsx';
import { periodDays } from '@/components/organization-figures/period-words.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { SkeletonRows } from '@/components/ui/skeleton.tsx';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { useAddress } from '@/lib/use-address.ts';

/** All facts of the period, newest first. The period is kept in the address. */
export function WhatHappenedPage() {
  const query = useFigures(organizationHappenedQueryOptions);
  const [parameters] = useAddress();
  const dashboard = withPeriod(new URLSearchParams({ data: 'own' }), readPeriod(parameters));
  return (
    <div className="@container">
      <PageHead
        back={<BackLink to={`/?${dashboard}`}>Back to Dashboard</BackLink>}
        title="What happened"
        lead={leadOf(query.data)}
        actions={<PeriodSwitch shown={query.data?.period} />}
      />
      <FiguresOf
        query={query}
        what="what happened"
        skeleton={<SkeletonRows count={8} row="h-8" className="max-w-[760px] gap-4" />}
      >
        {(answer) => (
          <>
            <FactsByDay {...answer} />
            <p className="mt-3">
              <ShowAsQuestion question={happenedQuestion(answer.period)} subject="What happened" />
            </p>
          </>
        )}
      </FiguresOf>
    </div>
  );
}

const leadOf = (answer: OrganizationHappened | undefined): string =>
  answer
    ? `${counted(answer.facts.length, 'fact')} of ${counted(answer.meetings, 'meeting')}, ${periodDays(answer.period)}. Counted, not judged.`
    : 'Facts of the period. Counted, not judged.';

function FactsByDay({ facts, meetings }: OrganizationHappened) {
  if (facts.length === 0) return <p>{noFacts(meetings)}</p>;
  const newestFirst = facts.toSorted((one, other) => other.on.localeCompare(one.on));
  return (
    <ul aria-label="Facts" className="max-w-[760px]">
      {newestFirst.map((fact) => (
        <li
          key={factKey(fact)}
          className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-3 border-line border-b py-2.5"
        >
          <time dateTime={fact.on} className="text-12 text-ink-3 leading-5">
            {dayAndMonth(fact.on)}
          </time>
          <FactRow fact={fact} />
        </li>
      ))}
    </ul>
  );
}
