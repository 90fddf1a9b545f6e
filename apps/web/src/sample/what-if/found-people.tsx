import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import type { Employee } from '@/sample/domain/employee.ts';
import { findPeople } from '@/sample/domain/find-people.ts';
import { RiskLegend } from './high-risk-departures.tsx';
import { PersonLinks } from './person-links.tsx';

const shownAtFirst = 8;

type FoundPeopleProps = {
  employees: readonly Employee[];
  search: string;
  chosen: Employee | undefined;
};

export function FoundPeople({ employees, search, chosen }: FoundPeopleProps) {
  const [isWhole, setWhole] = useState(false);
  const found = findPeople(employees, search);
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  return (
    <section>
      <FigureHead
        title="People"
        caption={
          <span role="status">
            {found.length === 0
              ? 'No name, role or department matches'
              : `${found.length} of ${employees.length} people, highest risk score first`}
          </span>
        }
      />
      <PersonLinks label="People" people={shown} chosen={chosen} />
      {shown.length < found.length && (
        <Button className="mt-2 w-full" onClick={() => setWhole(true)}>
          {`Show all ${found.length}`}
        </Button>
      )}
      {found.length > 0 && <RiskLegend />}
    </section>
  );
}
