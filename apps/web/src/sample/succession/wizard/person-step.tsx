import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { riskTone } from '@/components/planning/figure-bands.ts';
import { FigureMark } from '@/components/planning/figure-bar.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { counted } from '@/lib/number-words.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import { findPeople } from '@/sample/domain/find-people.ts';
import { useSuccession } from '../api/get-succession.ts';

const shownAtFirst = 24;

type PersonStepProps = {
  person: string | undefined;
  /** Ids of people who already have a plan. */
  planned: ReadonlySet<string>;
  onChoose: (id: string) => void;
};

export function PersonStep({ person, planned, onChoose }: PersonStepProps) {
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { employees, leaving } = useSuccession();
  const people = findPeople(employees, search);
  const shown = showsAll ? people : people.slice(0, shownAtFirst);
  return (
    <section>
      <FigureHead
        title="Person"
        caption="Choose one to continue. The figure is the departure risk score, 0 to 10."
        actions={
          <SearchInput
            label="Search people"
            placeholder="Name, role or department"
            value={search}
            onValueChange={setSearch}
            className="w-72 @max-[560px]:w-full"
          />
        }
      />
      <p role="status" className="mb-2 text-12 text-ink-3">
        {counted(people.length, 'person', 'people')}
        {search.trim() ? ' found' : ''}, the highest risk first
      </p>
      {people.length === 0 ? (
        <StateBox kind="empty" icon={SearchX} title="Nobody found">
          Try a part of a name, a role such as ‘designer’, or a department.
        </StateBox>
      ) : (
        <ul className="grid gap-2 @min-[480px]:grid-cols-2 @min-[900px]:grid-cols-3">
          {shown.map((one) => (
            <li key={one.id} className="min-w-0">
              <PersonButton
                person={one}
                remark={leaving[one.id]}
                isChosen={one.id === person}
                hasPlan={planned.has(one.id)}
                onChoose={() => onChoose(one.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length < people.length && (
        <Button className="mt-2 w-full" onClick={() => setShowsAll(true)}>
          Show all {people.length}
        </Button>
      )}
    </section>
  );
}

type PersonButtonProps = {
  person: Employee;
  /** Shown after the department for people who are about to leave. */
  remark: string | undefined;
  isChosen: boolean;
  hasPlan: boolean;
  onChoose: () => void;
};

function PersonButton({ person, remark, isChosen, hasPlan, onChoose }: PersonButtonProps) {
  const { name, role, department, riskScore } = person;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="grid h-full w-full cursor-default grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control border border-line-2 bg-surface px-3 py-2.5 text-left hover:border-line-control aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:inset-ring aria-pressed:inset-ring-accent"
    >
      <Avatar name={name} />
      <span className="min-w-0">
        <span className="block truncate font-strong" title={name}>
          {name}
        </span>
        <span className="block truncate text-12 text-ink-2" title={role}>
          {role}
        </span>
        <span className="block text-12 text-ink-3">
          {department}
          {remark && ` · ${remark}`}
          {hasPlan && ' · has a plan'}
        </span>
      </span>
      <span className="flex items-center gap-2 font-strong">
        <FigureMark tone={riskTone(riskScore)} />
        <span className="sr-only">risk score </span>
        {riskScore.toFixed(1)}
      </span>
    </button>
  );
}
