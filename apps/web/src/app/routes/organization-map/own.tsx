import { Unlink } from 'lucide-react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { mapTitle } from '@/components/organization-map/map-words.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useOrganizationOverview } from '@/features/dashboard/api/get-organization-overview.ts';
import { OrganizationMapPage } from '@/features/organization-map/organization-map-page.tsx';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { PageLoading } from '../../page-states.tsx';
import type { ReadScreen } from '../../read-first.ts';

/** Nothing to load first: the screen shows its skeleton until the map arrives. */
export const read: ReadScreen = async () => {};

export function Screen() {
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
      <PageHead
        back={<BackLink to="/">Back to Dashboard</BackLink>}
        title={mapTitle}
        badge={<SourceSwitch source="own" />}
      />
      <StateBox kind="empty" icon={Unlink} title="Connection maps are switched off">
        An owner or admin of your organization can switch them on in its settings.
      </StateBox>
    </>
  );
}
