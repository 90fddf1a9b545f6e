import { hoursQuestion, type OrganizationOverview } from '@rapport/contract';
import { type PropsWithChildren, useRef } from 'react';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { useFirstName } from '@/components/layout/use-first-name.ts';
import { areHeardKnown } from '@/components/organization-figures/coverage-words.ts';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { OrganizationHead } from '@/components/organization-figures/organization-head.tsx';
import { organizationOverviewQueryOptions } from '@/components/organization-figures/organization-overview.ts';
import { periodDays, weeksBefore } from '@/components/organization-figures/period-words.ts';
import { PrivacyNote } from '@/components/organization-figures/privacy-note.tsx';
import { TooLittle } from '@/components/organization-figures/too-little.tsx';
import type { SliderWeeks } from '@/components/organization-map/time-slider-window.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { useActiveFeatures, useTrust } from '@/lib/use-active-features.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { useOnceInSight } from '@/lib/use-once-in-sight.ts';
import { Initiatives } from './initiatives.tsx';
import { MeetingTrends } from './meeting-trends.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { SentimentTrend } from './sentiment-trend.tsx';
import { SinceLastTime } from './since-last-time/since-last-time.tsx';
import { WhatChanged } from './what-changed.tsx';
import { WhatHappened } from './what-happened.tsx';

/** The dashboard with figures from the organization's own meetings, and the first steps before them. */
export function DashboardPage({ children: firstSteps }: PropsWithChildren) {
  const overview = useFigures(organizationOverviewQueryOptions);
  const organization = useActiveOrganization()?.name ?? 'Your organization';
  return (
    <div className="@container">
      <OrganizationHead
        title={`Welcome back, ${useFirstName()}`}
        lead={leadOf(organization, overview.data, useIsPhone())}
        coverage={overview.data?.coverage}
        period={overview.data?.period}
      />
      {firstSteps}
      <div className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,420px),1fr))] gap-x-8 gap-y-5 empty:hidden">
        {!overview.error && overview.data?.coverage.state !== 'empty' && <WhatHappened />}
        <SinceLastTime />
      </div>
      <FiguresOfMeetings
        query={overview}
        what="the figures of your organization"
        skeleton={dashboardSkeleton}
      >
        {(figures) => <Figures overview={figures} />}
      </FiguresOfMeetings>
    </div>
  );
}

function leadOf(
  organization: string,
  overview: OrganizationOverview | undefined,
  isPhone: boolean,
): string {
  const lead = `How ${organization} is working together`;
  if (!overview || overview.coverage.state === 'empty') return `${lead}, from its own meetings.`;
  const { period } = overview;
  const days = `${lead}, ${periodDays(period)}`;
  return isPhone ? `${days}.` : `${days}, compared with ${weeksBefore(period.weeks)}.`;
}

/** Ids in the register of figures. */
const cardFigures = [
  'coverage',
  'people-heard',
  'meeting-hours',
  'talk-balance',
  'organization-decisions',
  'group-mood',
  'organization-actions',
];

function Figures({ overview }: { overview: OrganizationOverview }) {
  const { interactionGraphs: hasMap } = useActiveFeatures().features;
  return (
    <>
      <OverviewTiles overview={overview} />
      <OverviewCards overview={overview} />
      <p className="mt-1.5 flex justify-end gap-4">
        <ShowAsQuestion
          question={hoursQuestion(overview.period, useTrust().trust)}
          subject="Hours of meetings"
        />
        <HowComputed
          subject="Meetings, mood, tasks and engagement"
          ids={cardFigures}
          period={overview.period}
          coverage={overview.coverage}
        />
      </p>
      {overview.coverage.state === 'few' ? (
        <div className="mt-6">
          <TooLittle
            what="you see what changed, initiatives and trends"
            meetings={overview.meetings.now}
            {...(areHeardKnown(overview.coverage) && { heard: overview.people.heard.now })}
          />
        </div>
      ) : (
        <>
          <div
            className={cn(
              'mt-6 grid gap-x-8 gap-y-6',
              hasMap && '@min-[920px]:grid-cols-[minmax(0,1fr)_336px]',
            )}
          >
            {hasMap && <MapOfMeetings weeks={overview.slider} />}
            <WhatChanged isWide={!hasMap} overview={overview} />
          </div>
          <Initiatives overview={overview} />
          <div
            className={cn(
              'mt-8 grid break-inside-avoid gap-x-8 gap-y-6 max-md:hidden print:grid',
              overview.mood && '@min-[640px]:grid-cols-2',
            )}
          >
            <MeetingTrends overview={overview} />
            {overview.mood && <SentimentTrend overview={overview} mood={overview.mood} />}
          </div>
        </>
      )}
      {overview.mood && <PrivacyNote />}
    </>
  );
}

const loadMap = () =>
  import('@/components/organization-map/organization-map-figure.tsx').then(
    (part) => part.OrganizationMapFigure,
  );

function MapOfMeetings({ weeks }: { weeks: SliderWeeks }) {
  const place = useRef<HTMLDivElement>(null);
  const OrganizationMapFigure = useOnceInSight(loadMap, place);
  return OrganizationMapFigure ? (
    <OrganizationMapFigure weeks={weeks} />
  ) : (
    <div ref={place}>
      <Skeleton className="h-[446px] rounded-control" />
    </div>
  );
}

/** Skeleton of the tiles, cards, changes, initiatives and trends. */
const dashboardSkeleton = (
  <>
    <Skeleton className="mb-6 h-14 max-md:h-42" />
    <Skeleton className="h-59 max-md:h-180" />
    <Skeleton className="mt-6 h-64" />
    <Skeleton className="mt-8 h-96" />
    <div className="mt-8 grid gap-8 @min-[640px]:grid-cols-2">
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </div>
  </>
);
