import { useQuery } from '@tanstack/react-query';
import { Plus, UserMinus, UserSearch } from 'lucide-react';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { PlanningNotGiven } from '@/components/planning/planning-not-given.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { counted } from '@/lib/number-words.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { offboardingsQueryOptions } from '../api/offboardings.ts';
import { useLiveOffboarding } from '../live-offboarding.ts';
import { HandedTasks } from './handed-tasks.tsx';
import { ProjectTable } from './project-table.tsx';

/** Plans for people who leave the organization. */
export function OffboardingPage() {
  usePageTitle('Offboarding');
  useLiveOffboarding();
  const query = useQuery(offboardingsQueryOptions);
  return (
    <>
      <PageHead
        title="Offboarding"
        badge={<SourceSwitch source="own" />}
        lead="Who is leaving, what only they carry, and who takes it on."
        actions={
          query.data?.mayPlan && (
            <>
              <ButtonLink
                to="/offboarding/simulate?data=own"
                icon={UserSearch}
                className="print:hidden"
              >
                What-if simulation
              </ButtonLink>
              <ButtonLink
                to="/offboarding/new?data=own"
                variant="primary"
                icon={Plus}
                className="print:hidden"
              >
                New project
              </ButtonLink>
            </>
          )
        }
      />
      <FiguresOf query={query} what="the projects" block="h-60">
        {({ projects, today, handedToYou, mayPlan }) => (
          <div className="grid gap-10">
            <HandedTasks tasks={handedToYou} />
            {!mayPlan && <PlanningNotGiven hasShared={projects.length + handedToYou.length > 0} />}
            {(mayPlan || projects.length > 0) && (
              <section>
                <FigureHead
                  title="Projects"
                  caption={`${counted(projects.length, 'project')} that you look after or that are shared with you`}
                />
                {projects.length > 0 ? (
                  <ProjectTable projects={projects} today={today} />
                ) : (
                  <StateBox
                    kind="empty"
                    icon={UserMinus}
                    title="No projects"
                    action={<ButtonLink to="/offboarding/new?data=own">New project</ButtonLink>}
                  >
                    A project lists what a person who leaves carries: topics, actions, people and
                    series of meetings.
                  </StateBox>
                )}
              </section>
            )}
          </div>
        )}
      </FiguresOf>
    </>
  );
}
