import type { OrganizationChanges, OrganizationOverview } from '@rapport/contract';
import { useState } from 'react';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { weeksBefore } from '@/components/organization-figures/period-words.ts';
import { ShowAll } from '@/components/organization-figures/show-all.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { organizationChangesQueryOptions } from './api/organization-changes.ts';
import { Finding } from './finding.tsx';

const shownFirst = 6;

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
  const compared = changes.data && weeksBefore(changes.data.period.weeks);
  return (
    <section aria-label="What changed" className="min-w-0">
      <FigureHead
        title="What changed"
        caption={`Against ${compared ?? 'the weeks before'}, largest first`}
        actions={
          <HowComputed
            subject="What changed"
            ids={['what-changed']}
            period={overview.period}
            coverage={overview.coverage}
          />
        }
      />
      <FiguresOf query={changes} what="what changed" skeleton={<FindingsSkeleton />}>
        {(answer) => <Findings answer={answer} isWide={isWide} />}
      </FiguresOf>
    </section>
  );
}

type FindingsProps = Pick<WhatChangedProps, 'isWide'> & { answer: OrganizationChanges };

function Findings({ answer: { findings, period }, isWide }: FindingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (findings.length === 0) {
    return <p>Nothing changed by more than chance.</p>;
  }
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

function FindingsSkeleton() {
  return (
    <Loading label="Loading what changed...">
      <div className="grid gap-5">
        {Array.from({ length: 4 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          <Skeleton key={at} className="h-12" />
        ))}
      </div>
    </Loading>
  );
}
