import { Unlink } from 'lucide-react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { PageLoading } from '@/components/layout/page-states.tsx';
import { useFigures } from '@/components/organization-figures/figures-by-period.ts';
import { organizationOverviewQueryOptions } from '@/components/organization-figures/organization-overview.ts';
import { mapTitle } from '@/components/organization-map/map-words.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { OrganizationMapPage } from '@/features/organization-map/organization-map-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';

/** Nothing to load first: the screen shows its skeleton until the map arrives. */
export const read: ReadScreen = async () => {};

export function Component() {
  const { features, isPending } = useActiveFeatures();
  if (isPending) return <PageLoading className="min-h-[70dvh]" />;
  return features.interactionGraphs ? <MapOfMeetings /> : <MapsOff />;
}

function MapOfMeetings() {
  return <OrganizationMapPage weeks={useFigures(organizationOverviewQueryOptions).data?.slider} />;
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
