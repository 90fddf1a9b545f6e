import type { Scenario, ScenarioResult } from '@rapport/contract';
import type { ReactNode } from 'react';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import { ResultFigures } from './result-figures.tsx';
import { ScenarioSteps } from './scenario-steps.tsx';
import { TeamImpact } from './team-impact.tsx';

const tabs = [
  { id: 'overview', name: 'Overview' },
  { id: 'teams', name: 'Team Impact' },
  { id: 'recommendations', name: 'Recommendations' },
] as const;

type TabId = (typeof tabs)[number]['id'];

type ResultTabsProps = {
  scenario: Scenario;
  result: ScenarioResult;
  /** Shown below the figures. */
  context: ReactNode;
  /** Shown beside every tab. */
  aside: ReactNode;
};

/** A computed scenario in the same tabs as the sample, without tabs that would be empty. */
export function ResultTabs({ scenario, result, context, aside }: ResultTabsProps) {
  const [address, change] = useAddress();
  const open = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  const panels: Record<TabId, ReactNode> = {
    overview: (
      <>
        <ResultFigures result={result} />
        {context}
      </>
    ),
    teams: <TeamImpact result={result} people={scenario.people} />,
    recommendations: <ScenarioSteps scenario={scenario} />,
  };
  const show = (id: string) =>
    change((now) => withParameter(now, 'tab', id !== 'overview' && id), { replace: true });
  return (
    <Tabs value={open.id} onValueChange={show}>
      <TabsList aria-label="Result" className="border-line-2 border-b print:hidden">
        {tabs.map(({ id, name }) => (
          <Tab key={id} value={id}>
            {name}
          </Tab>
        ))}
      </TabsList>
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 @min-[860px]:grid-cols-[minmax(0,1fr)_304px] print:block">
        <div className="@container min-w-0 print:mb-6">
          {tabs.map(({ id }) => (
            <TabsContent key={id} value={id} printedAs>
              {panels[id]}
            </TabsContent>
          ))}
        </div>
        {aside}
      </div>
    </Tabs>
  );
}
