import { Level } from '@/components/planning/level.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { addDays, today } from '@/lib/days.ts';
import type { Employee } from '@/sample-data/company/employees.ts';
import { knowledgeWithout, thinBelow } from '@/sample-data/what-if/knowledge.ts';
import { planOwnProject } from '../created-projects.ts';

/** What the project will hold from its first day. */
export function ProjectPreview({ person }: { person: Employee }) {
  const { initiatives, teamImpact } = planOwnProject({
    id: 'preview',
    personId: person.id,
    projectName: '',
    startDate: today(),
    lastWorkingDay: addDays(today(), 56),
    monitorPeriod: 60,
  });
  const knowledge = knowledgeWithout(person.id);
  const thin = knowledge.filter(({ coverage }) => coverage < thinBelow).length;
  return (
    <section>
      <FigureHead
        title="What it starts with"
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
        {knowledge.length === 1 ? 'One knowledge area' : `${knowledge.length} knowledge areas`},{' '}
        {thin === 0 ? 'none' : thin} covered below {thinBelow} %. {teamImpact.length} people to look
        after.
      </p>
    </section>
  );
}
