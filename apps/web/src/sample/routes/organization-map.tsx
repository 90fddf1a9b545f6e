import { addressOfSource } from '@/components/figure-source/figure-source.ts';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { mapTitle } from '@/components/organization-map/map-words.ts';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { organizationMapQueryOptions } from '@/sample/dashboard/api/get-organization-map.ts';
import { OrganizationMap } from '../dashboard/organization-map.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(organizationMapQueryOptions);

export const Component = SampleMapPage;

/** The sample company's map on its own page. */
function SampleMapPage() {
  return (
    <div className="@container">
      <PageHead
        back={<BackLink to={`/${addressOfSource('sample')}`}>Back to Dashboard</BackLink>}
        title={mapTitle}
        badge={
          <>
            <SourceSwitch source="sample" />
            <SampleDataBadge />
          </>
        }
        lead="Who speaks with whom across Northwind."
        note={<SampleSentence />}
      />
      <OrganizationMap />
    </div>
  );
}
