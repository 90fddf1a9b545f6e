import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { longMoment } from '@/lib/format-day.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import type { ConfigurationEntry } from '../domain/configuration.ts';
import type { ShownScenario } from '../domain/shown-scenarios.ts';
import { templateOf } from '../domain/templates.ts';
import { Overview } from './overview.tsx';
import { Recommendations } from './recommendations.tsx';
import { ShareAndExport } from './share-and-export.tsx';
import { SideColumn } from './side-column.tsx';
import { TeamImpacts } from './team-impacts.tsx';
import { Timeline } from './timeline.tsx';

const tabs = [
  { id: 'overview', name: 'Overview' },
  { id: 'teams', name: 'Team Impact' },
  { id: 'recommendations', name: 'Recommendations' },
  { id: 'timeline', name: 'Timeline' },
] as const;

type TabId = (typeof tabs)[number]['id'];

export function ScenarioResultPage({ scenario }: { scenario: ShownScenario }) {
  const { name, createdBy, completedAt, analysis, targetDate, templateId, form } = scenario;
  usePageTitle(name);
  const [address, setAddress] = useSearchParams();
  const isPrinting = useIsPrinting();
  const open = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];

  const panels: Record<TabId, ReactNode> = {
    overview: (
      <>
        <Overview analysis={analysis} />
        <Configuration entries={scenario.configuration} />
      </>
    ),
    teams: <TeamImpacts analysis={analysis} metrics={scenario.metrics} isPrinting={isPrinting} />,
    recommendations: <Recommendations analysis={analysis} />,
    timeline: <Timeline phases={analysis.timeline} targetDate={targetDate} />,
  };
  return (
    <div className="@container">
      <PageHead
        back={<BackLink to="/scenarios?data=sample">Scenarios</BackLink>}
        title={name}
        badge={
          <>
            <StatusLabel status="completed">Complete</StatusLabel>
            <SampleDataBadge />
          </>
        }
        lead={`Created by ${createdBy}, completed ${longMoment(completedAt)}.`}
        actions={<ShareAndExport scenario={scenario} />}
      />
      {form && (
        <p className="mb-4 max-w-[92ch] text-pretty text-ink-2">
          Your answers do not change the result: this is the sample result of the template{' '}
          {templateOf(templateId).name}. The scenario is kept in this browser only.
        </p>
      )}
      <Tabs
        value={open.id}
        onValueChange={(id) => setAddress(id === 'overview' ? {} : { tab: id }, { replace: true })}
      >
        <TabsList aria-label="Result" className="border-line-2 border-b print:hidden">
          {tabs.map(({ id, name: label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabsList>
        <div className="mt-6 grid items-start gap-x-10 gap-y-6 @min-[860px]:grid-cols-[minmax(0,1fr)_304px] print:block">
          <div className="@container min-w-0 print:mb-6">
            {tabs.map(({ id, name: label }) => (
              <TabsContent
                key={id}
                value={id}
                // In print, the overview is on the page anyway.
                {...(id !== 'overview' && { printedAs: label })}
                {...(isPrinting && { forceMount: true })}
                className="print:mb-8"
              >
                {panels[id]}
              </TabsContent>
            ))}
          </div>
          <SideColumn scenario={scenario} />
        </div>
      </Tabs>
    </div>
  );
}

function Configuration({ entries }: { entries: readonly ConfigurationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label="Your answers" className="mt-8 border-line-2 border-t pt-3">
      <h2 className="mb-1">Your answers</h2>
      <dl>
        {entries.map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-6 border-line py-2 not-first:border-t @min-[520px]:grid-cols-[240px_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-pretty">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
