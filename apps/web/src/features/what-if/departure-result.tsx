import type { Employee } from '@/sample-data/company/employees.ts';
import { analyseDeparture } from '@/sample-data/what-if/departure-analysis.ts';
import { PeopleImpact } from './people-impact.tsx';
import { PersonCard } from './person-card.tsx';
import { ProjectImpact } from './project-impact.tsx';
import { TeamImpact } from './team-impact.tsx';

export function DepartureResult({ person }: { person: Employee }) {
  const analysis = analyseDeparture(person.id);
  return (
    <div className="grid gap-8">
      <PersonCard person={person} keyMetrics={analysis.keyMetrics} />
      <TeamImpact impacts={analysis.teamImpact} />
      <PeopleImpact impacts={analysis.peopleImpact} />
      <ProjectImpact impacts={analysis.strategicImpact} />
    </div>
  );
}
