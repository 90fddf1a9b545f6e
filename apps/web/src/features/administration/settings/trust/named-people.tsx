import type { DirectoryPerson } from '@rapport/contract';
import { Plus, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { userName } from '@/lib/user-words.ts';
import { useUsers } from '../../users/get-users.ts';

type NamedPeopleProps = {
  people: readonly DirectoryPerson[];
  /** Maximum number of people. */
  max: number;
  label: string;
  onChange: (people: readonly DirectoryPerson[]) => void;
};

/** Directory users who are named in a rule. */
export function NamedPeople({ people, max, label, onChange }: NamedPeopleProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <div className="grid gap-2">
      <ul aria-label={label} className="grid empty:hidden">
        {people.map(({ id, name, title }) => (
          <li key={id} className="flex items-center gap-2 border-line border-b py-1">
            <span className="min-w-0 flex-1 truncate" title={name}>
              {name}
              {title && <span className="text-12 text-ink-2"> {title}</span>}
            </span>
            <IconButton
              icon={X}
              label={`Remove ${name}`}
              onClick={() => onChange(people.filter((person) => person.id !== id))}
            />
          </li>
        ))}
      </ul>
      {people.length < max ? (
        <SearchInput
          label="Search people to name"
          placeholder="Search people..."
          value={typed}
          onValueChange={setTyped}
        />
      ) : (
        <p className="text-12 text-ink-3">No more than {max} people can be named.</p>
      )}
      {search && (
        <FoundPeople
          search={search}
          named={people}
          onChoose={(person) => {
            onChange([...people, person]);
            setTyped('');
          }}
        />
      )}
    </div>
  );
}

const foundMax = 10;

type FoundPeopleProps = {
  search: string;
  named: readonly DirectoryPerson[];
  onChoose: (person: DirectoryPerson) => void;
};

function FoundPeople({ search, named, onChoose }: FoundPeopleProps) {
  const found = useUsers({ search, page: 1, limit: foundMax });
  if (found.isError)
    return <ErrorLine>The people could not be loaded. Please try again.</ErrorLine>;
  if (!found.data) return <p className="text-12 text-ink-3">Loading the people...</p>;
  const people = found.data.users.items.filter(({ id }) => named.every((one) => one.id !== id));
  return (
    <>
      <ul aria-label="People found" className="grid gap-1 empty:hidden">
        {people.map((user) => (
          <li key={user.id}>
            <Button
              size="small"
              icon={Plus}
              className="max-w-full"
              onClick={() =>
                onChoose({
                  id: user.id,
                  name: userName(user) || user.email,
                  title: user.externalData.title,
                })
              }
            >
              <span className="truncate" title={user.email}>
                {userName(user) || user.email}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-12 text-ink-3">
        {people.length === 0 && `Nobody else found for “${search}”`}
        {found.data.total > foundMax && 'There are more people: type more of the name'}
      </p>
    </>
  );
}
