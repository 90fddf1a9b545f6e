import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { notify } from '@/components/ui/notify.ts';
import { PageHead } from '@/components/ui/page-head.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { chosenPerson } from './chosen-person.ts';
import { NewProjectForm } from './new-project-form.tsx';
import { ProjectPreview } from './project-preview.tsx';

export function NewProjectPage() {
  usePageTitle('New offboarding project');
  const { state } = useLocation();
  const person = chosenPerson(state);
  if (!person) return <BackToTheSimulation />;
  return (
    <>
      <PageHead
        title="New offboarding project"
        badge={<SampleDataBadge />}
        back={<BackLink to="/offboarding">Offboarding</BackLink>}
        lead="Say when it begins and ends; what to hand over is proposed from the simulation."
      />
      <div className="grid items-start gap-x-16 gap-y-8 min-[1120px]:grid-cols-[minmax(0,600px)_minmax(0,400px)]">
        <NewProjectForm person={person} />
        <ProjectPreview person={person} />
      </div>
    </>
  );
}

/** Opened without a person, as from a bookmark: there is nobody to begin a project for. */
function BackToTheSimulation() {
  useEffect(() => {
    notify.error('Choose a person first: a project begins with the simulation.', 'no person');
  }, []);
  return <Navigate to="/offboarding/simulate" replace />;
}
