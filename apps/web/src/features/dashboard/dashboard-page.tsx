import type { ReactNode } from 'react';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import { companyName } from '@/sample-data/company/company.ts';
import { HeadlineCards } from './headline-cards.tsx';
import { OrganizationMap } from './organization-map.tsx';
import { StrategicAlignment } from './strategic-alignment.tsx';
import { SummaryTiles } from './summary-tiles.tsx';
import { TrendPlaceholder } from './trend-placeholder.tsx';

type DashboardPageProps = {
  firstName: string;
  /** Above the sample: what to do first. */
  firstSteps: ReactNode;
};

export function DashboardPage({ firstName, firstSteps }: DashboardPageProps) {
  const showsMoods = useShowsMoods();
  return (
    <div className="@container">
      <PageHead
        title={`Welcome back, ${firstName}`}
        badge={<SampleDataBadge />}
        lead={`How ${companyName} is working together, over the past month.`}
      />
      {firstSteps}
      <SummaryTiles showsMoods={showsMoods} />
      <HeadlineCards showsMoods={showsMoods} />
      <div className="mt-6 grid gap-x-8 gap-y-6 @min-[920px]:grid-cols-[minmax(0,1fr)_336px]">
        <OrganizationMap />
        <StrategicAlignment />
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
