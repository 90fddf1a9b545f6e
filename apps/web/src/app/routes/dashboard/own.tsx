import { useRef } from 'react';
import { readPeriod } from '@/components/organization-figures/chosen-period.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { organizationChangesQueryOptions } from '@/features/dashboard/api/get-organization-changes.ts';
import {
  organizationOverviewQueryOptions,
  useOrganizationOverview,
} from '@/features/dashboard/api/get-organization-overview.ts';
import { OwnDashboard } from '@/features/dashboard/own/own-dashboard.tsx';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { useOnceInSight } from '@/lib/use-once-in-sight.ts';
import { FirstSteps } from '../../first-steps/first-steps.tsx';
import type { ReadScreen } from '../../read-first.ts';
import { useFirstName } from './first-name.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient, { request }) => {
  const period = readPeriod(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(organizationOverviewQueryOptions(period));
  void queryClient.prefetchQuery(organizationChangesQueryOptions(period));
};

const loadMap = () =>
  import('@/components/organization-map/organization-map-figure.tsx').then(
    (part) => part.OrganizationMapFigure,
  );

export function Screen() {
  const { features } = useActiveFeatures();
  return (
    <OwnDashboard
      firstName={useFirstName()}
      firstSteps={<FirstSteps source="own" />}
      map={features.interactionGraphs && <MapOfMeetings />}
    />
  );
}

function MapOfMeetings() {
  const weeks = useOrganizationOverview().data?.slider;
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
