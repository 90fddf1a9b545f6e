import { useSearchParams } from 'react-router';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { useSuccession } from '../api/get-succession.ts';
import { CandidateComparison } from '../candidates/candidate-comparison.tsx';
import type { Plan } from '../domain/plan.ts';
import { planFigures } from '../domain/plan-figures.ts';
import { planWords } from '../domain/plan-words.ts';
import { OverviewTab } from './overview-tab.tsx';
import { RemovePlan } from './remove-plan.tsx';
import { RequirementsTab } from './requirements-tab.tsx';
import { TimelineTab } from './timeline-tab.tsx';

const tabs = [
  { id: 'overview', name: 'Plan Overview' },
  { id: 'candidates', name: 'Candidates' },
  { id: 'requirements', name: 'Requirements' },
  { id: 'timeline', name: 'Development Timeline' },
] as const;

type PlanPageProps = { plan: Plan; isCreatedHere: boolean };

export function PlanPage({ plan, isCreatedHere }: PlanPageProps) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('tab');
  const tab = tabs.find(({ id }) => id === asked)?.id ?? 'overview';
  const succession = useSuccession();
  const figures = planFigures(succession, plan);
  const { subject, candidates } = figures;
  usePageTitle(`${subject.role}, succession plan`);
  const open = (id: string) => setParameters(id === 'overview' ? {} : { tab: id });
  return (
    <>
      <PageHead
        back={<BackLink to="/succession?data=sample">Succession Planning</BackLink>}
        title={subject.role}
        badge={
          <>
            <SampleDataBadge />
            <Badge variant="role">{figures.status}</Badge>
          </>
        }
        lead={`Who follows ${subject.name}: ${planWords(plan)}.`}
        actions={isCreatedHere && <RemovePlan plan={plan} role={subject.role} />}
      />
      <Tabs value={tab} onValueChange={open} activationMode="manual">
        <TabsList aria-label="Succession plan" className="border-line-2 border-b print:hidden">
          {tabs.map(({ id, name }) => (
            <Tab key={id} value={id}>
              {name}
            </Tab>
          ))}
        </TabsList>
        <TabsContent
          value="overview"
          printedAs="Plan Overview"
          tabIndex={-1}
          className="@container pt-6"
        >
          <OverviewTab plan={plan} figures={figures} />
        </TabsContent>
        <TabsContent value="candidates" printedAs="Candidates" tabIndex={-1} className="pt-6">
          <CandidateComparison candidates={candidates} subject={subject} plan={plan} />
        </TabsContent>
        <TabsContent value="requirements" printedAs="Requirements" tabIndex={-1} className="pt-6">
          <RequirementsTab plan={plan} candidates={candidates} />
        </TabsContent>
        <TabsContent value="timeline" printedAs tabIndex={-1} className="@container pt-6">
          <TimelineTab plan={plan} figures={figures} />
        </TabsContent>
      </Tabs>
    </>
  );
}
