import type { Employee } from '@/sample/domain/employee.ts';
import { useDepartureAnalysis } from './api/get-departure-analysis.ts';
import { PeopleImpact } from './people-impact.tsx';
import { PersonCard } from './person-card.tsx';
import { ProjectImpact } from './project-impact.tsx';
import { TeamImpact } from './team-impact.tsx';

type DepartureResultProps = { person: Employee; manager: Employee | undefined };

export function DepartureResult({ person, manager }: DepartureResultProps) {
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
