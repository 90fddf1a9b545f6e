import { Unlink } from 'lucide-react';
import { mapTitle } from '@/components/organization-map/map-words.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useOrganizationOverview } from '@/features/dashboard/api/get-organization-overview.ts';
import { OrganizationMapPage } from '@/features/organization-map/organization-map-page.tsx';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { PageLoading } from '../page-states.tsx';

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
