import { endpoints, type OffboardingProject } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { ShareButton } from '@/components/plan-sharing/share-button.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { Tab, Tabs, TabsContent, TabsList } from '@/components/ui/tabs.tsx';
import { call } from '@/lib/call.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { offboardingKey, offboardingQueryOptions } from '../api/offboardings.ts';
import { firstNameOf } from '../handover-words.ts';
import { useLiveOffboarding } from '../live-offboarding.ts';
import { statusOf } from '../status.ts';
import { useDialogs } from '../use-dialogs.ts';
import { DeleteProject } from './delete-project.tsx';
import { Handover } from './handover.tsx';
import { ProjectFacts } from './project-facts.tsx';

const loadAfter = () =>
  import('../after/after-leaving-tab.tsx').then(({ AfterLeavingTab }) => AfterLeavingTab);

const tabSchema = z.enum(['handover', 'after']);

/** The handover of a person who leaves, and how their teams do afterwards. */
export function ProjectPage({ id }: { id: string }) {
  useLiveOffboarding();
  const query = useQuery(offboardingQueryOptions(id));
  usePageTitle(query.data ? `Offboarding: ${query.data.person.name}` : 'Offboarding');
  return (
    <FiguresOf
      query={query}
      what="the project"
      skeleton={
        <Loading label="Loading the project...">
          <Skeleton className="h-96" />
        </Loading>
      }
    >
      {(project) => <Project project={project} />}
    </FiguresOf>
  );
}

function Project({ project }: { project: OffboardingProject }) {
  const { id } = project;
  const [parameters, setParameters] = useSearchParams();
  const tab = z.catch(tabSchema, 'handover').parse(parameters.get('tab'));
  const After = useOnDemand(loadAfter, tab === 'after');
  const [isEditing, setEditing] = useState(false);
  const dialogs = useDialogs(isEditing);
  const hasNew = project.canManage && project.list.some(({ isNew }) => isNew);
  useEffect(() => {
    if (!hasNew) return;
    // Marked as seen when the page is left. If the call fails, they stay marked as new.
    return () => void call(endpoints.offboardings.markSeen, { id }).catch(() => {});
  }, [hasNew, id]);
  const first = firstNameOf(project.person.name);
  const leads = {
    handover: `What ${first} alone carries, found in the meetings ${first} spoke in, and who takes it on.`,
    after: `How the teams around ${first} have fared since the last day, as far as their meetings show.`,
  };
  return (
    <div className="@container">
      <PageHead
        title={project.person.name}
        badge={<Badge variant="role">{statusOf(project.lastDay, project.today)}</Badge>}
        back={<BackLink to="/offboarding?data=own">Offboarding</BackLink>}
        lead={leads[tab]}
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
            <ShareButton plan={{ kind: 'offboarding', id, queryKey: offboardingKey }} />
            {project.canChange && (
              <Button icon={Pencil} onClick={() => setEditing(true)}>
                Days and note
              </Button>
            )}
            {project.canManage && <DeleteProject project={project} />}
          </span>
        }
      />
      <ProjectFacts project={project} />
      <Tabs
        value={tab}
        onValueChange={(next) => setParameters(next === 'handover' ? {} : { tab: next })}
      >
        <TabsList
          aria-label="Offboarding project"
          className="mb-6 border-line-2 border-b print:hidden"
        >
          <Tab value="handover">Handover</Tab>
          <Tab value="after">After leaving</Tab>
        </TabsList>
        <TabsContent value="handover" tabIndex={-1}>
          <Handover project={project} />
        </TabsContent>
        <TabsContent value="after" tabIndex={-1}>
          {After ? <After project={project} /> : <Skeleton className="h-96" />}
        </TabsContent>
      </Tabs>
      {isEditing && dialogs && (
        <dialogs.EditProjectDialog project={project} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}
