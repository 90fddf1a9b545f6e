import { type DirectoryPerson, endpoints, nameSearchLengthMin, sharesMax } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useDirectoryPeople } from '@/components/person-picker/use-directory-people.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { addressOf } from '@/lib/call.ts';
import { PartFailed } from '../detail/part-failed.tsx';

type FindPeopleProps = {
  meetingId: string;
  isChosen: (person: DirectoryPerson) => boolean;
  isFull: boolean;
  onAdd: (person: DirectoryPerson) => void;
};

/** Finds people in the directory by name. */
export function FindPeople({ meetingId, isChosen, isFull, onAdd }: FindPeopleProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useDirectoryPeople(
    (query) => addressOf(endpoints.corrections.listPeople, { id: meetingId, query }),
    search,
  );
  const isSearched = search.length >= nameSearchLengthMin;
  const people = isSearched ? found.data?.people.items.filter((one) => !isChosen(one)) : [];
  return (
    <div>
      <SearchInput
        label="Add people"
        placeholder="Add people..."
        value={typed}
        onValueChange={setTyped}
      />
      {isSearched && found.error && <PartFailed title="Failed to load the people" query={found} />}
      <Outdated isOld={isSearched && found.isPlaceholderData}>
        <ul aria-label="People found" className="mt-1">
          {people?.map((person) => (
            <PersonRow key={person.id} person={person}>
              <IconButton
                icon={Plus}
                label={`Add ${person.name}`}
                disabled={isFull}
                onClick={() => onAdd(person)}
              />
            </PersonRow>
          ))}
        </ul>
      </Outdated>
      <p role="status" className="mt-1 text-12 text-ink-3">
        {statusText({ isSearched, isFull, count: people?.length, hasMore: found.data?.hasMore })}
      </p>
    </div>
  );
}

function statusText(found: {
  isSearched: boolean;
  isFull: boolean;
  count: number | undefined;
  hasMore: boolean | undefined;
}): string {
  if (found.isFull) return `A meeting can be shared with ${sharesMax} people at most`;
  if (!found.isSearched) return `Enter at least ${nameSearchLengthMin} characters of a name`;
  if (found.count === 0) return 'Nobody else found';
  return found.hasMore ? 'There are more people: type more of the name' : '';
}

export function PersonRow({ person, children }: { person: DirectoryPerson; children: ReactNode }) {
  return (
    <li className="flex min-h-10 items-center gap-2 border-line border-t first:border-t-0">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {person.name}
        {person.title && <span className="ml-2 text-12 text-ink-3">{person.title}</span>}
      </span>
      {children}
    </li>
  );
}
