import type { OrganizationOverview } from '@rapport/contract';
import type { ReactNode } from 'react';
import { FiguresOfMeetings } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { OwnHead } from '@/components/organization-figures/own-head.tsx';
import { periodDays, weeksBefore } from '@/components/organization-figures/period-words.ts';
import { PrivacyNote } from '@/components/organization-figures/privacy-note.tsx';
import { TooLittle } from '@/components/organization-figures/too-little.tsx';
import { cn } from '@/lib/cn.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { useOrganizationOverview } from '../api/get-organization-overview.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Initiatives } from './initiatives.tsx';
import { MeetingTrends } from './meeting-trends.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { SentimentTrend } from './sentiment-trend.tsx';
import { WhatChanged } from './what-changed.tsx';

type OwnDashboardProps = {
  firstName: string;
  /** Shown before the figures. */
  firstSteps: ReactNode;
  /** Shown beside what changed. */
  map?: ReactNode;
};

/** The dashboard with figures from the organization's own meetings. */
export function OwnDashboard({ firstName, firstSteps, map }: OwnDashboardProps) {
  const overview = useOrganizationOverview();
  const organization = useActiveOrganization()?.name ?? 'Your organization';
  return (
    <div className="@container">
      <OwnHead
        title={`Welcome back, ${firstName}`}
        lead={leadOf(organization, overview.data)}
        coverage={overview.data?.coverage}
      />
      {firstSteps}
      <FiguresOfMeetings
        query={overview}
        what="the figures of your organization"
        skeleton={<DashboardSkeleton />}
      >
        {(figures) => <Figures overview={figures} map={map} />}
      </FiguresOfMeetings>
    </div>
  );
}

function leadOf(organization: string, overview: OrganizationOverview | undefined): string {
  const lead = `How ${organization} is working together`;
  if (!overview || overview.coverage.state === 'empty') return `${lead}, from its own meetings.`;
  const { period } = overview;
  return `${lead}, ${periodDays(period)}, compared with ${weeksBefore(period.weeks)}.`;
}

/** Ids in the register of figures. */
const cardFigures = [
  'coverage',
  'people-heard',
  'meeting-hours',
  'talk-balance',
  'questions-answered',
  'group-mood',
  'organization-actions',
];

type FiguresProps = { overview: OrganizationOverview; map: ReactNode };

function Figures({ overview, map }: FiguresProps) {
  return (
    <>
      <OverviewTiles overview={overview} />
      <OverviewCards overview={overview} />
      <p className="mt-1.5 text-right">
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
            heard={overview.people.heard.now}
          />
        </div>
      ) : (
        <>
          <div
            className={cn(
              'mt-6 grid gap-x-8 gap-y-6',
              map && '@min-[920px]:grid-cols-[minmax(0,1fr)_336px]',
            )}
          >
            {map}
            <WhatChanged isWide={!map} overview={overview} />
          </div>
          <Initiatives overview={overview} />
          <div
            className={cn('mt-8 grid gap-x-8 gap-y-6', overview.mood && '@min-[640px]:grid-cols-2')}
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
