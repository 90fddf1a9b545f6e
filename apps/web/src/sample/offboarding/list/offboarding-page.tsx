import { UserSearch } from 'lucide-react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { counted } from '@/lib/number-words.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { useProjects } from '../use-projects.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ProjectTable } from './project-table.tsx';

export function OffboardingPage() {
  usePageTitle('Offboarding');
  const { projects: all, createdIds } = useProjects();
  const projects = all.toSorted((a, b) => a.lastWorkingDay.localeCompare(b.lastWorkingDay));
  return (
    <>
      <PageHead
        title="Offboarding"
        badge={
          <>
            <SourceSwitch source="sample" />
            <SampleDataBadge />
          </>
        }
        lead="Who is leaving, what only they know, and how the others are doing."
        note={<SampleSentence />}
        actions={
          <ButtonLink to="/offboarding/simulate?data=sample" variant="primary" icon={UserSearch}>
            What-if simulation
          </ButtonLink>
        }
      />
      <section>
        <FigureHead
          title="Projects"
          caption={`${counted(projects.length, 'project')}, earliest last working day first. Risk score: 8 and above red, 6 and above amber, otherwise green`}
        />
        <ProjectTable projects={projects} createdIds={createdIds} />
      </section>
      <HowItWorks />
    </>
  );
}
