import { UserSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { SampleDataBadge } from '@/components/planning/sample-data-badge.tsx';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { SampleSentence } from '@/sample/components/sample-sentence.tsx';
import { type Employee, findEmployee } from '@/sample/domain/employee.ts';
import { useDepartureAnalysis } from './api/get-departure-analysis.ts';
import { usePeople } from './api/get-people.ts';
import { FoundPeople } from './found-people.tsx';
import { HighRiskDepartures } from './high-risk-departures.tsx';
import { PeopleImpact } from './people-impact.tsx';
import { PersonCard } from './person-card.tsx';
import { ProjectImpact } from './project-impact.tsx';
import { TeamImpact } from './team-impact.tsx';

export function WhatIfPage() {
  usePageTitle('What-if simulation');
  const { organizationName, employees } = usePeople();
  const [parameters] = useSearchParams();
  const { typed, setTyped } = useSearchInAddress();
  const id = parameters.get('person');
  const person = id ? findEmployee(employees, id) : undefined;
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On narrow screens the analysis is below the list and out of view.
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (person && top > window.innerHeight / 2) result.current?.scrollIntoView();
  }, [person]);

  return (
    <>
      <PageHead
        title="What-if simulation"
        badge={
          <>
            <SourceSwitch source="sample" />
            <SampleDataBadge />
          </>
        }
        back={<BackLink to="/offboarding?data=sample">Offboarding</BackLink>}
        lead="Choose a person to see what their departure would change."
        note={<SampleSentence />}
      />
      <div className="grid items-start gap-x-8 gap-y-6 min-[1240px]:grid-cols-[352px_minmax(0,1fr)]">
        <div>
          <SearchInput
            label="Search by name, role or department"
            placeholder="Search by name, role or department"
            className="mb-6"
            value={typed}
            onValueChange={setTyped}
          />
          {typed.trim() ? (
            <FoundPeople key={typed} employees={employees} search={typed} chosen={person} />
          ) : (
            <HighRiskDepartures employees={employees} chosen={person} />
          )}
        </div>
        <div ref={result} className="min-w-0 scroll-mt-16">
          <h2 className="-mt-0.5 mb-2.5">What If Analysis</h2>
          {person ? (
            <DepartureResult
              key={person.id}
              person={person}
              manager={findEmployee(employees, person.managerId ?? '')}
            />
          ) : (
            <StateBox
              kind="empty"
              icon={UserSearch}
              className="min-h-48"
              title={
                id ? `Nobody at ${organizationName} has the id ‘${id}’.` : 'Nobody is chosen yet'
              }
            >
              {id
                ? 'Choose a person from the list, or search for their name.'
                : 'Choose one of the high-risk departures, or search for anyone else.'}
            </StateBox>
          )}
        </div>
      </div>
    </>
  );
}

type DepartureResultProps = { person: Employee; manager: Employee | undefined };

function DepartureResult({ person, manager }: DepartureResultProps) {
  const analysis = useDepartureAnalysis(person.id);
  return (
    <div className="grid gap-8">
      <PersonCard person={person} manager={manager} keyMetrics={analysis.keyMetrics} />
      <TeamImpact impacts={analysis.teamImpact} />
      <PeopleImpact impacts={analysis.peopleImpact} />
      <ProjectImpact impacts={analysis.strategicImpact} />
    </div>
  );
}
