import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { monitoredUntil } from '../domain/monitoring.ts';
import type { OffboardingProject } from '../domain/project.ts';

export function ProjectDetails({ project }: { project: OffboardingProject }) {
  const { person, yearsHere: years } = project;
  return (
    <section className="border-rule border-t-2 pt-2.5">
      <h2 className="mb-2">Project details</h2>
      <dl>
        <Detail name="Project">{project.projectName}</Detail>
        <Detail name="Person">
          <Link
            to={`/offboarding/simulate?data=sample&person=${person.id}`}
            className="text-accent hover:underline"
          >
            {person.name}
          </Link>
        </Detail>
        <Detail name="Role">{person.role}</Detail>
        <Detail name="Department">{person.department}</Detail>
        <Detail name="With us since">
          {longDay(person.startDate)}
          <span className="text-12 text-ink-3">
            {years === 0 ? ', less than a year' : `, ${counted(years, 'year')}`}
          </span>
        </Detail>
        <Detail name="Start">{longDay(project.startDate)}</Detail>
        <Detail name="Last working day">{longDay(project.lastWorkingDay)}</Detail>
        <Detail name="Monitored until">{longDay(monitoredUntil(project))}</Detail>
      </dl>
    </section>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-3 border-line border-t py-[7px] first:border-t-0">
      <dt className="text-12 leading-5 text-ink-3">{name}</dt>
      <dd className="text-pretty wrap-anywhere">{children}</dd>
    </div>
  );
}
