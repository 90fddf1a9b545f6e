import type { FigureTone } from '@/components/planning/figure-bands.ts';
import { FigureMark } from '@/components/planning/figure-bar.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import type { Employee } from '@/sample/domain/employee.ts';
import { highRiskFrom, highRiskPeople } from '@/sample/domain/find-people.ts';
import { PersonLinks } from './person-links.tsx';

const bands: readonly [FigureTone, string][] = [
  ['poor', '8 and above'],
  ['middling', '6 and above'],
  ['good', 'below 6'],
];

type HighRiskDeparturesProps = { employees: readonly Employee[]; chosen: Employee | undefined };

export function HighRiskDepartures({ employees, chosen }: HighRiskDeparturesProps) {
  return (
    <section>
      <FigureHead
        title="High-risk departures"
        caption={`Risk score ${highRiskFrom} or more of 10, highest first`}
      />
      <PersonLinks
        label="High-risk departures"
        people={highRiskPeople(employees)}
        chosen={chosen}
      />
      <RiskLegend />
    </section>
  );
}

export function RiskLegend() {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2">
      {bands.map(([tone, words]) => (
        <span key={tone} className="inline-flex items-center gap-1.5">
          <FigureMark tone={tone} />
          {words}
        </span>
      ))}
    </p>
  );
}
