import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { longDay } from '@/lib/format-day.ts';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import { projectStatus } from '../domain/progress.ts';
import type { OffboardingProject } from '../domain/project.ts';
import { DeleteProject } from './delete-project.tsx';
import { Overview } from './overview.tsx';
import { ProjectFacts } from './project-facts.tsx';

const tabSchema = z.enum(['overview', 'initiatives', 'knowledge-map', 'team-impact', 'monitoring']);

/** Loaded before a tab is opened, because printing does not wait. */
const loadTabs = () => import('./project-tabs.ts');
const loadCharts = () => import('./monitoring-charts.ts');

const loading = <Skeleton className="h-70 rounded-control" />;

type ProjectPageProps = {
  project: OffboardingProject;
  employees: readonly Employee[];
  /** Whether the project was created in this browser. */
  isCreated: boolean;
};

export function ProjectPage({ project, employees, isCreated }: ProjectPageProps) {
  const { name, role, department } = project.person;
  usePageTitle(`Offboarding: ${name}`);
  const showsMoods = useShowsMoods();
  const [parameters, setParameters] = useSearchParams();
  const tab = z.catch(tabSchema, 'overview').parse(parameters.get('tab'));
  const tabs = useOnDemand(loadTabs, tab !== 'overview');
  const charts = useOnDemand(loadCharts, tab === 'monitoring');
  const showTab = (next: string) => setParameters(next === 'overview' ? {} : { tab: next });
  return (
    <>
      <PageHead
        title={name}
        badge={
          <>
            <Badge variant="role">{projectStatus(project)}</Badge>
            <SampleDataBadge />
          </>
        }
        back={<BackLink to="/offboarding?data=sample">Offboarding</BackLink>}
        lead={`Offboarding of ${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role}, ${department}. Project ‘${project.projectName}’, from ${longDay(project.startDate)}.`}
        actions={isCreated && <DeleteProject project={project} />}
      />
      <ProjectFacts project={project} />
      <Tabs value={tab} onValueChange={showTab} activationMode="manual">
        <TabsList
          aria-label="Offboarding project"
          className="mb-6 border-line-2 border-b print:hidden"
        >
          <Tab value="overview">Overview</Tab>
          <Tab value="initiatives">Initiatives</Tab>
          <Tab value="knowledge-map">Knowledge Map</Tab>
          <Tab value="team-impact">Team Impact</Tab>
          <Tab value="monitoring">Monitoring</Tab>
        </TabsList>
        <TabsContent value="overview" printedAs="Overview" tabIndex={-1}>
          <Overview project={project} />
        </TabsContent>
        <TabsContent value="initiatives" printedAs tabIndex={-1}>
          {tabs ? <tabs.Initiatives project={project} /> : loading}
        </TabsContent>
        <TabsContent value="knowledge-map" printedAs tabIndex={-1}>
          {tabs ? <tabs.KnowledgeMap areas={project.knowledge} /> : loading}
        </TabsContent>
        <TabsContent value="team-impact" printedAs="Team Impact" tabIndex={-1}>
          {tabs ? <tabs.TeamImpact people={project.teamImpact} showsMoods={showsMoods} /> : loading}
        </TabsContent>
        <TabsContent value="monitoring" printedAs="Monitoring" tabIndex={-1}>
          {tabs ? (
            <tabs.Monitoring
              project={project}
              employees={employees}
              charts={charts}
              showsMoods={showsMoods}
            />
          ) : (
            loading
          )}
        </TabsContent>
      </Tabs>
    </>
  );
}
