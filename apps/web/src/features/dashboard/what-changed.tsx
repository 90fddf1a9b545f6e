import {
  changesQuestion,
  type OrganizationChanges,
  type OrganizationOverview,
  type Period,
} from '@rapport/contract';
import { useState } from 'react';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { weeksBefore, wholeWeeksTo } from '@/components/organization-figures/period-words.ts';
import { ShowAll } from '@/components/organization-figures/show-all.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { SkeletonRows } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { shortMoment } from '@/lib/format-day.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { organizationChangesQueryOptions } from './api/organization-changes.ts';
import { Finding } from './finding.tsx';
import { toldWords } from './told-words.ts';
import { TooFewToTell } from './too-few-to-tell.tsx';

const shownAtFirst = { desk: 6, phone: 2 };

type WhatChangedProps = {
  /** Uses two columns, if it has the width of the page. */
  isWide: boolean;
  overview: Pick<OrganizationOverview, 'period' | 'coverage'>;
};

/**
 * What changed by more than chance. Loaded separately, so it can fail without the other figures.
 */
export function WhatChanged({ isWide, overview }: WhatChangedProps) {
  const changes = useFigures(organizationChangesQueryOptions);
  return (
    <section aria-label="What changed" className="min-w-0">
      <FigureHead
        title="What changed"
        caption={captionOf(overview.period, changes.data)}
        actions={
          <div className="flex flex-wrap gap-x-3">
            <ShowAsQuestion question={changesQuestion(overview.period)} subject="What changed" />
            <HowComputed
              subject="What changed"
              ids={['what-changed']}
              period={overview.period}
              coverage={overview.coverage}
            />
          </div>
        }
      />
      <FiguresOf
        query={changes}
        what="what changed"
        skeleton={<SkeletonRows count={4} row="h-12" className="gap-5" />}
      >
        {(answer) => (
          <>
            {answer.findings.length > 0 ? (
              <Findings answer={answer} isWide={isWide} />
            ) : (
              <NothingChanged tests={answer.tests} />
            )}
            {answer.tests.some(({ untested }) => untested > 0) && (
              <TooFewToTell tests={answer.tests} />
            )}
          </>
        )}
      </FiguresOf>
    </section>
  );
}

function captionOf(shown: Period, changes: OrganizationChanges | undefined): string {
  if (!changes) return 'Against the weeks before, largest first';
  const { period, computedAt } = changes;
  const against = `gainst ${weeksBefore(period.weeks)}, largest first`;
  const to = wholeWeeksTo(period, shown);
  const caption = to ? `Whole weeks${to}, a${against}` : `A${against}`;
  return computedAt ? `${caption}. Compared once a day, on ${shortMoment(computedAt)}` : caption;
}

type FindingsProps = Pick<WhatChangedProps, 'isWide'> & { answer: OrganizationChanges };

function Findings({ answer: { findings, period }, isWide }: FindingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shownFirst = useIsPhone() ? shownAtFirst.phone : shownAtFirst.desk;
  return (
    <>
      <ul
        className={cn(isWide && '@min-[760px]:grid @min-[760px]:grid-cols-2 @min-[760px]:gap-x-8')}
      >
        {findings.slice(0, isOpen ? undefined : shownFirst).map((finding) => (
          <Finding
            key={JSON.stringify([finding.kind, finding.group, finding.seriesId, finding.subject])}
            finding={finding}
            weeks={weeksBefore(period.weeks)}
          />
        ))}
      </ul>
      <ShowAll
        count={findings.length}
        shownFirst={shownFirst}
        noun="changes"
        isOpen={isOpen}
        onToggle={setIsOpen}
      />
    </>
  );
}

/** Says nothing of what could not be told. */
function NothingChanged({ tests }: Pick<OrganizationChanges, 'tests'>) {
  const told = toldWords(tests);
  if (told) return <p className="text-pretty">Nothing changed in what can be told: {told}.</p>;
  if (tests.length > 0) return null;
  return <p className="text-pretty">There is nothing that can be compared in these weeks.</p>;
}
