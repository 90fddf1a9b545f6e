import { type PropsWithChildren, type ReactNode, useRef } from 'react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { useFirstName } from '@/components/layout/use-first-name.ts';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import { useOnceInSight } from '@/lib/use-once-in-sight.ts';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { useDashboard } from './api/get-dashboard.ts';
import { HeadlineCards } from './headline-cards.tsx';
import { StrategicAlignment } from './strategic-alignment.tsx';
import { SummaryTiles } from './summary-tiles.tsx';

const loadMap = () => import('./organization-map.tsx').then((part) => part.OrganizationMap);

export function DashboardPage({ children: firstSteps }: PropsWithChildren) {
  const dashboard = useDashboard();
  const showsMoods = useShowsMoods();
  return (
    <div className="@container">
      <PageHead
        title={`Welcome back, ${useFirstName()}`}
        badge={
          <>
            <SourceSwitch source="sample" />
            <SampleDataBadge />
          </>
        }
        lead={`How ${dashboard.organizationName} worked together over the past month.`}
        note={<SampleSentence />}
      />
      {firstSteps}
      <SummaryTiles dashboard={dashboard} showsMoods={showsMoods} />
      <HeadlineCards dashboard={dashboard} showsMoods={showsMoods} />
      <div className="mt-6 grid gap-x-8 gap-y-6 @min-[920px]:grid-cols-[minmax(0,1fr)_336px]">
        <MapOfOrganization />
        <StrategicAlignment items={dashboard.strategicItems} />
      </div>
      <div className="mt-8 grid gap-x-8 gap-y-6 @min-[640px]:grid-cols-2">
        <TrendPlaceholder title="Meeting Trends">
          The meeting trends chart would appear here
        </TrendPlaceholder>
        {showsMoods && (
          <TrendPlaceholder title="Sentiment Trends">
            The sentiment trends chart would appear here
          </TrendPlaceholder>
        )}
      </div>
    </div>
  );
}

function MapOfOrganization() {
  const place = useRef<HTMLDivElement>(null);
  const OrganizationMap = useOnceInSight(loadMap, place);
  return OrganizationMap ? (
    <OrganizationMap />
  ) : (
    <div ref={place}>
      <Skeleton className="h-[592px] rounded-control" />
    </div>
  );
}

type TrendPlaceholderProps = { title: string; children: ReactNode };

function TrendPlaceholder({ title, children }: TrendPlaceholderProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <FigureHead title={title} />
      <p className="grid h-30 place-items-center rounded-control border border-line-2 border-dashed px-4 text-center text-ink-3">
        {children}
      </p>
    </section>
  );
}
