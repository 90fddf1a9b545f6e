import { useParams } from 'react-router';
import { offboardingQueryOptions } from '@/features/offboarding/api/get-offboarding.ts';
import { ProjectPage } from '@/features/offboarding/detail/project-page.tsx';
import { useProjects } from '@/features/offboarding/use-projects.ts';
import { NotFound } from '../../not-found.tsx';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(offboardingQueryOptions);

export function Screen() {
  const { id = '' } = useParams();
  const { facts, projects, createdIds } = useProjects();
  const project = projects.find((one) => one.id === id);
  if (!project) return <NotFound />;
  return (
    <ProjectPage
      key={id}
      project={project}
      employees={facts.employees}
      isCreated={createdIds.includes(id)}
    />
  );
}
