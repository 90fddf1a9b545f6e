import { endpoints, type OffboardingProject } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { call } from '@/lib/call.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { offboardingQueryOptions } from '../api/offboardings.ts';
import { useLiveOffboarding } from '../live-offboarding.ts';
import { useDialogs } from '../use-dialogs.ts';
import { CaseHead } from './case-head.tsx';
import { type CaseParts, CaseTabs } from './case-tabs.tsx';

type ProjectPageProps = { id: string; parts: CaseParts };

/** The case of a person who leaves: what it means, the handover, who could follow, and what came. */
export function ProjectPage({ id, parts }: ProjectPageProps) {
  useLiveOffboarding();
  const query = useQuery(offboardingQueryOptions(id));
  usePageTitle(query.data ? `Offboarding: ${query.data.person.name}` : 'Offboarding');
  return (
    <FiguresOf query={query} what="the project" block="h-96">
      {(project) => <Project project={project} parts={parts} />}
    </FiguresOf>
  );
}

function Project({ project, parts }: { project: OffboardingProject; parts: CaseParts }) {
  const { id } = project;
  const [isEditing, setEditing] = useState(false);
  const dialogs = useDialogs(isEditing);
  const hasNew = project.canManage && project.list.some(({ isNew }) => isNew);
  useEffect(() => {
    if (!hasNew) return;
    // Marked as seen when the page is left. If the call fails, they stay marked as new.
    return () => void call(endpoints.offboardings.markSeen, { id }).catch(() => {});
  }, [hasNew, id]);
  return (
    <div className="@container">
      <CaseHead project={project} onEdit={() => setEditing(true)} />
      <CaseTabs project={project} parts={parts} />
      {isEditing && dialogs && (
        <dialogs.EditProjectDialog project={project} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}
