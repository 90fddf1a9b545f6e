import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Select } from '@/components/ui/select.tsx';
import { type Employee, findEmployee } from '@/sample/domain/employee.ts';
import { useScenarioAnswers } from '../api/get-scenarios.ts';

type CandidatesFieldProps = {
  /** Employee ids. */
  candidates: readonly string[];
  onChange: (candidates: string[]) => void;
};

export function CandidatesField({ candidates, onChange }: CandidatesFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const { employees } = useScenarioAnswers();
  const people = candidates.flatMap((candidate) => findEmployee(employees, candidate) ?? []);
  const others = interimCandidates(employees).filter((person) => !candidates.includes(person.id));
  const remove = (personId: string) => {
    onChange(candidates.filter((candidate) => candidate !== personId));
    // The focused button is removed together with its person.
    field.current?.querySelector('select')?.focus();
  };
  return (
    <div ref={field}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Internal succession candidates
      </label>
      {people.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1">
          {people.map((person) => (
            <li
              key={person.id}
              title={person.role}
              className="inline-flex h-[26px] items-center rounded-inner bg-hover pl-2 max-md:h-9"
            >
              {person.name}
              <button
                type="button"
                aria-label={`Remove ${person.name}`}
                className="grid size-[26px] place-items-center rounded-inner text-ink-3 hover:text-ink max-md:size-9"
                onClick={() => remove(person.id)}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Select
        id={id}
        value=""
        options={[
          { value: '', label: people.length > 0 ? 'Add another person' : 'Add a person' },
          ...others.map((person) => ({
            value: person.id,
            label: `${person.name}, ${person.role}`,
          })),
        ]}
        onValueChange={(personId) => personId && onChange([...candidates, personId])}
      />
    </div>
  );
}

/** Everyone on the two levels below the top position. */
function interimCandidates(employees: readonly Employee[]): readonly Employee[] {
  const chief = employees.find(({ managerId }) => managerId === null);
  const firstLine = new Set(
    employees.filter(({ managerId }) => managerId === chief?.id).map(({ id }) => id),
  );
  return employees.filter(
    ({ id, managerId }) => firstLine.has(id) || (managerId !== null && firstLine.has(managerId)),
  );
}
