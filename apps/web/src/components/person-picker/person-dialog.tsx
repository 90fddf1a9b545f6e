import { type DirectoryPerson, nameSearchLengthMin } from '@rapport/contract';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { type AddressOfPeople, useDirectoryPeople } from './use-directory-people.ts';

type PickerProps = {
  addressOfPeople: AddressOfPeople;
  /** An extra choice below the people. */
  lastChoice?: (search: string) => ReactNode;
  onChoose: (person: DirectoryPerson) => void;
};

export type PersonDialogProps = PickerProps & {
  title: string;
  description: string;
  footer?: ReactNode;
  onClose: () => void;
};

/** Searches the directory for a person. */
export function PersonDialog(props: PersonDialogProps) {
  const { title, description, footer, onClose, ...picker } = props;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <Dialog open onOpenChange={onClose} {...{ title, description, footer }}>
      <SearchInput
        label="Search people"
        placeholder="Search people..."
        value={typed}
        onValueChange={setTyped}
      />
      {search.length >= nameSearchLengthMin ? (
        <People {...picker} search={search} />
      ) : (
        <p role="status" className="text-12 text-ink-3">
          Enter at least {nameSearchLengthMin} characters of a name
        </p>
      )}
    </Dialog>
  );
}

/** Class of each choice. */
export const choiceClass =
  'h-auto min-h-11 w-full justify-start whitespace-normal px-2 py-1 text-left';

function People({
  addressOfPeople,
  lastChoice,
  onChoose,
  search,
}: PickerProps & { search: string }) {
  const found = useDirectoryPeople(addressOfPeople, search);
  if (found.error)
    return <LoadFailed title={`Failed to load the people: ${found.error.message}`} query={found} />;
  if (!found.data) return <Loading label="Loading the people..." block="h-40" />;
  const { people, hasMore } = found.data;
  return (
    <Outdated isOld={found.isPlaceholderData}>
      <ul aria-label="People" className="grid gap-1">
        {people.items.map((person) => (
          <li key={person.id}>
            <Button variant="ghost" className={choiceClass} onClick={() => onChoose(person)}>
              <Avatar name={person.name} size="small" />
              <span className="wrap-anywhere">
                {person.name}
                {person.title && (
                  <span className="block font-body text-12 text-ink-2">{person.title}</span>
                )}
              </span>
            </Button>
          </li>
        ))}
        {lastChoice && <li>{lastChoice(search)}</li>}
      </ul>
      <p role="status" className="text-12 text-ink-3">
        {people.items.length + people.unreadable === 0 && `Nobody found for “${search}”`}
        {hasMore && 'There are more people: type more of the name'}
      </p>
      <UnreadableNote count={people.unreadable} word="person" plural="people" />
    </Outdated>
  );
}
