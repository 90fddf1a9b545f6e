import { UserSearch } from 'lucide-react';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { offboardingProjects } from '@/sample-data/offboarding/projects/projects.ts';
import { planOwnProject, useCreatedProjects } from '../created-projects.ts';
import { useTicks } from '../ticked-subtasks.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ProjectTable } from './project-table.tsx';

export function OffboardingPage() {
  usePageTitle('Offboarding');
  const created = useCreatedProjects();
  const withTicks = useTicks();
  const projects = [...created.map(planOwnProject), ...offboardingProjects]
    .map(withTicks)
    .sort((a, b) => a.lastWorkingDay.localeCompare(b.lastWorkingDay));
  return (
    <>
      <PageHead
        title="Offboarding"
        badge={<SampleDataBadge />}
        lead="Who is leaving, what they take along, and how those who stay are doing."
        actions={
          <ButtonLink to="/offboarding/simulate" variant="primary" icon={UserSearch}>
            What-if simulation
          </ButtonLink>
        }
      />
      <section>
        <FigureHead
          title="Projects"
          caption={`${projects.length} projects, the next last working day first. Risk score: 8 and above red, 6 and above amber, otherwise green`}
        />
        <ProjectTable projects={projects} createdIds={created.map(({ id }) => id)} />
      </section>
      <HowItWorks />
    </>
  );
}
