import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { useTeamDevelopment } from './api/get-team-development.ts';
import { RiskManagement } from './risk-management.tsx';
import { SampleButton, sampleNote } from './sample-button.tsx';
import { StrategicAlignment } from './strategic-alignment.tsx';
import { TeamOverview } from './team-overview.tsx';

const tabSchema = z.enum(['team-overview', 'risk-management', 'strategic-alignment']);
const firstTab = tabSchema.def.entries['team-overview'];

export function TeamDevelopmentPage() {
  usePageTitle('Team Development Overview');
  const development = useTeamDevelopment();
  const noteId = useId();
  const [parameters, setParameters] = useSearchParams();
  const tab = z.catch(tabSchema, firstTab).parse(parameters.get('tab'));
  const showTab = (next: string) =>
    setParameters(next === firstTab ? {} : { tab: next }, { replace: true });
  return (
    <>
      <PageHead
        title="Team Development Overview"
        badge={<SampleDataBadge />}
        lead="Seven people, their goals and their reviews."
        actions={
          <SampleButton icon={CalendarPlus} noteId={noteId}>
            Schedule Team Review
          </SampleButton>
        }
      />
      <Tabs value={tab} onValueChange={showTab}>
        <TabsList
          aria-label="Team development"
          className="mb-6 border-line-2 border-b print:hidden"
        >
          <Tab value="team-overview">Team Overview</Tab>
          <Tab value="risk-management">Risk Management</Tab>
          <Tab value="strategic-alignment">Strategic Alignment</Tab>
        </TabsList>
        <TabsContent value="team-overview" printedAs="Team Overview">
          <TeamOverview {...development} noteId={noteId} />
        </TabsContent>
        <TabsContent value="risk-management" printedAs="Risk Management">
          <RiskManagement {...development} noteId={noteId} />
        </TabsContent>
        <TabsContent value="strategic-alignment" printedAs="Strategic Alignment">
          <StrategicAlignment plans={development.plans} />
        </TabsContent>
      </Tabs>
      <p id={noteId} className="mt-6 text-12 text-ink-3">
        {sampleNote}
      </p>
    </>
  );
}
