import { Level } from '@/components/planning/level.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { addDays, today } from '@/lib/days.ts';
import { counted } from '@/lib/number-words.ts';
import type { DepartureFacts } from '@/sample/domain/departure/departure-facts.ts';
import { thinBelow } from '@/sample/domain/departure/knowledge.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import { planProject } from '../domain/planned-project.ts';

type ProjectPreviewProps = { facts: DepartureFacts; person: Employee };

export function ProjectPreview({ facts, person }: ProjectPreviewProps) {
  const plan = {
    id: 'preview',
    personId: person.id,
    projectName: '',
    startDate: today(),
    lastWorkingDay: addDays(today(), 56),
    monitorPeriod: 60,
  };
  const { initiatives, teamImpact, knowledge } = planProject(facts, plan, today());
  const thin = knowledge.filter(({ coverage }) => coverage < thinBelow).length;
  return (
    <section>
      <FigureHead
        title="What the project starts with"
        caption="Proposed from the simulation; tick off what is done"
      />
      <ul>
        {initiatives.map(({ id, title, category, impactLevel }) => (
          <li key={id} className="border-line border-b py-2.5">
            <span className="block font-medium">{title}</span>
            <span className="flex items-center gap-3 text-12 text-ink-2">
              <Level value={impactLevel} />
              {category}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-pretty text-ink-2">
        {counted(knowledge.length, 'knowledge area')}, {thin === 0 ? 'none' : thin} covered below{' '}
        {thinBelow} %. {counted(teamImpact.length, 'person', 'people')} to look after.
      </p>
    </section>
  );
}
