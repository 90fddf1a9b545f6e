import { happenedQuestion, type OrganizationHappened, shownFacts } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { factKey } from '@/components/happened/fact-key.ts';
import { FactRow } from '@/components/happened/fact-row.tsx';
import { noFacts } from '@/components/happened/no-facts.ts';
import { organizationHappenedQueryOptions } from '@/components/happened/organization-happened.ts';
import { withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { periodDays } from '@/components/organization-figures/period-words.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { SkeletonRows } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';

/** Ids in the register of figures. */
const figuresOfHappened = [
  'organization-decisions',
  'votes',
  'people-come-and-gone',
  'series-history',
  'new-topics',
];
const shownFirst = 8;
const shownOnPhones = 3;

/** What happened in the period: counted facts, without a test. Loaded separately, so it can fail without the others. */
export function WhatHappened() {
  const happened = useFigures(organizationHappenedQueryOptions);
  const { data } = happened;
  return (
    <section aria-label="What happened" className="min-w-0">
      <FigureHead
        title="What happened"
        caption={
          <>
            Counted, not judged
            {data && <span className="max-md:hidden">; {periodDays(data.period)}</span>}
          </>
        }
        actions={
          data && (
            <div className="flex flex-wrap gap-x-3">
              <ShowAsQuestion question={happenedQuestion(data.period)} subject="What happened" />
              <HowComputed
                subject="What happened"
                ids={figuresOfHappened}
                standsOn={`From ${counted(data.meetings, 'meeting')}, ${periodDays(data.period)}, and those before.`}
              />
            </div>
          )
        }
      />
      <FiguresOf
        query={happened}
        what="what happened"
        skeleton={<SkeletonRows count={5} row="h-10" />}
      >
        {(answer) => <Facts {...answer} />}
      </FiguresOf>
    </section>
  );
}

function Facts({ facts, meetings }: OrganizationHappened) {
  const { period } = useChosenPeriod();
  if (facts.length === 0) return <p>{noFacts(meetings)}</p>;
  const shown = shownFacts(facts, shownFirst);
  const onPhones = new Set(shownFacts(facts, shownOnPhones));
  return (
    <>
      <ul>
        {shown.map((fact) => (
          <li
            key={factKey(fact)}
            className={cn(
              'border-line border-b pt-2 pb-[9px]',
              !onPhones.has(fact) && 'max-md:hidden',
            )}
          >
            <FactRow fact={fact} isShortOnPhones />
          </li>
        ))}
      </ul>
      {facts.length > shownOnPhones && (
        <Link
          to={`/what-happened?${withPeriod(new URLSearchParams(), period)}`}
          className={cn(
            'mt-2 inline-flex min-h-6 items-center gap-1 text-accent hover:underline max-md:min-h-11 print:hidden',
            facts.length <= shownFirst && 'md:hidden',
          )}
        >
          <span className="max-md:hidden">All {facts.length} facts</span>
          <span className="md:hidden">
            {counted(facts.length - shownOnPhones, 'more fact', 'more facts')}
          </span>
          <ChevronRight aria-hidden className="size-3.5" />
        </Link>
      )}
    </>
  );
}
