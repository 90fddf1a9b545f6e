import { useParams } from 'react-router';
import { NotFound } from '@/components/layout/not-found.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';
import { offboardingQueryOptions } from '@/sample/offboarding/api/get-offboarding.ts';
import { ProjectPage } from '@/sample/offboarding/detail/project-page.tsx';
import { useProjects } from '@/sample/offboarding/use-projects.ts';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(offboardingQueryOptions);

export function Component() {
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
