import type { DirectoryPerson } from '@rapport/contract';
import { X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { PersonRow } from './find-people.tsx';

type ChosenPeopleProps = {
  title: string;
  /** Shown if nobody is chosen. */
  none: string;
  people: readonly DirectoryPerson[];
  onChange: (people: readonly DirectoryPerson[]) => void;
};

export function ChosenPeople({ title, none, people, onChange }: ChosenPeopleProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-1 text-12 text-ink-2">
        {title}
      </h3>
      {people.length === 0 && <p className="text-ink-2">{none}</p>}
      <ul>
        {people.map((person) => (
          <PersonRow key={person.id} person={person}>
            <IconButton
              icon={X}
              label={`Remove ${person.name}`}
              onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
            />
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}
