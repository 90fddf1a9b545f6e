import { addressOfSource } from '@/components/figure-source/figure-source.ts';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { mapTitle } from '@/components/organization-map/map-words.ts';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { OrganizationMap } from './organization-map.tsx';

/** The sample company's map on its own page. */
export function SampleMapPage() {
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
