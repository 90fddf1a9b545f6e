import { Unlink } from 'lucide-react';
import { readPeriod } from '@/components/organization-figures/chosen-period.ts';
import { organizationMapOwnQueryOptions } from '@/components/organization-map/api/get-organization-map-own.ts';
import { mapTitle } from '@/components/organization-map/map-words.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import {
  organizationOverviewQueryOptions,
  useOrganizationOverview,
} from '@/features/dashboard/api/get-organization-overview.ts';
import { OrganizationMapPage } from '@/features/organization-map/organization-map-page.tsx';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { PageLoading } from '../page-states.tsx';
import type { ReadScreen } from '../read-first.ts';

/** Only begins: the screen shows its shape until the figures are there. */
export const read: ReadScreen = async (queryClient, { request }) => {
  const period = readPeriod(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(organizationMapOwnQueryOptions(period));
  void queryClient.prefetchQuery(organizationOverviewQueryOptions(period));
};

export function Component() {
  usePageTitle(mapTitle);
  const { features, isPending } = useActiveFeatures();
  if (isPending) return <PageLoading className="min-h-[70dvh]" />;
  return features.interactionGraphs ? <MapOfMeetings /> : <MapsOff />;
}

function MapOfMeetings() {
  return <OrganizationMapPage weeks={useOrganizationOverview().data?.slider} />;
}

function MapsOff() {
  return (
    <>
      <PageHead back={<BackLink to="/">Back to Dashboard</BackLink>} title={mapTitle} />
      <StateBox kind="empty" icon={Unlink} title="Connection maps are switched off">
        An owner or admin of your organization can switch them on in its settings.
      </StateBox>
    </>
  );
}
