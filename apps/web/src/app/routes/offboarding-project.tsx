import { useParams } from 'react-router';
import { findProject, useCreatedProjects } from '@/features/offboarding/created-projects.ts';
import { ProjectPage } from '@/features/offboarding/detail/project-page.tsx';
import { NotFound } from '../not-found.tsx';

export function Component() {
  const { id = '' } = useParams();
  const project = findProject(id, useCreatedProjects());
  return project ? <ProjectPage key={id} project={project} /> : <NotFound />;
}
