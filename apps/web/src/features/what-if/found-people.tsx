import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { type Employee, employees } from '@/sample-data/company/employees.ts';
import { findPeople } from '@/sample-data/company/find-people.ts';
import { RiskLegend } from './high-risk-departures.tsx';
import { PersonLinks } from './person-links.tsx';

const shownAtFirst = 8;

type FoundPeopleProps = { search: string; chosen: Employee | undefined };

export function FoundPeople({ search, chosen }: FoundPeopleProps) {
  const [isWhole, setWhole] = useState(false);
  const found = findPeople(search);
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  return (
    <section>
      <FigureHead
        title="People"
        caption={
          <span role="status">
            {found.length === 0
              ? 'Nobody has such a name, role or department'
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
