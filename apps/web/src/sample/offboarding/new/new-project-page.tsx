import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { notify } from '@/components/ui/notify.ts';
import { PageHead } from '@/components/ui/page-head.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { useProjects } from '../use-projects.ts';
import { chosenPerson } from './chosen-person.ts';
import { NewProjectForm } from './new-project-form.tsx';
import { ProjectPreview } from './project-preview.tsx';

export function NewProjectPage() {
  usePageTitle('New offboarding project');
  const { state } = useLocation();
  const { facts, projects, createdIds } = useProjects();
  const person = chosenPerson(state, facts.employees);
  if (!person) return <BackToTheSimulation />;
  const ofPerson = projects.filter(({ personId }) => personId === person.id);
  const existing = ofPerson.find(({ id }) => !createdIds.includes(id)) ?? ofPerson[0];
  return (
    <>
      <PageHead
        title="New offboarding project"
        badge={<SampleDataBadge />}
        back={<BackLink to="/offboarding?data=sample">Offboarding</BackLink>}
        lead="Set the dates; handovers are proposed from the simulation."
      />
      <div className="grid items-start gap-x-16 gap-y-8 min-[1120px]:grid-cols-[minmax(0,600px)_minmax(0,400px)]">
        <NewProjectForm person={person} existing={existing} />
        <ProjectPreview facts={facts} person={person} />
      </div>
    </>
  );
}

/** Shown if the address has no person, for example from a bookmark. */
function BackToTheSimulation() {
  useEffect(() => {
    notify.error('Choose a person first: a project begins with the simulation.', 'no person');
  }, []);
  return <Navigate to="/offboarding/simulate?data=sample" replace />;
}
