import { type ActionOwner, nameSearchLengthMin } from '@rapport/contract';
import { RotateCw, UserRound } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useActionPeople } from './api/find-action-people.ts';

type OwnerPickerProps = {
  /** Whether a name that is not in the directory can be chosen. */
  hasNames?: boolean;
  onChoose: (owner: ActionOwner) => void;
};

/** A person of the directory, or a name that is not in it. */
export function OwnerPicker({ hasNames = true, onChoose }: OwnerPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <>
      <SearchInput
        label="Search people"
        placeholder="Search people..."
        value={typed}
        onValueChange={setTyped}
      />
      {search.length >= nameSearchLengthMin ? (
        <People search={search} hasNames={hasNames} onChoose={onChoose} />
      ) : (
        <p role="status" className="text-12 text-ink-3">
          Enter at least {nameSearchLengthMin} characters of a name
        </p>
      )}
    </>
  );
}

function People({ search, hasNames, onChoose }: OwnerPickerProps & { search: string }) {
  const found = useActionPeople(search);
  if (found.error)
    return (
      <StateBox
        kind="error"
        title={`Failed to load the people: ${found.error.message}`}
        error={found.error}
        action={
          <Button icon={RotateCw} busy={found.isFetching} onClick={() => found.refetch()}>
            Retry
          </Button>
        }
      />
    );
  if (!found.data)
    return (
      <Loading label="Loading the people...">
        <Skeleton className="h-40" />
      </Loading>
    );
  const { people, hasMore } = found.data;
  const rowClass = 'h-auto min-h-11 w-full justify-start whitespace-normal px-2 py-1 text-left';
  return (
    <>
      <ul aria-label="People" className="grid gap-1">
        {people.map(({ id, name, title }) => (
          <li key={id}>
            <Button
              variant="ghost"
              className={rowClass}
              onClick={() => onChoose({ userId: id, name })}
            >
              <Avatar name={name} size="small" />
              <span className="wrap-anywhere">
                {name}
                {title && <span className="block font-body text-12 text-ink-2">{title}</span>}
              </span>
            </Button>
          </li>
        ))}
        {hasNames && (
          <li>
            <Button
              variant="ghost"
              icon={UserRound}
              className={rowClass}
              onClick={() => onChoose({ userId: null, name: search })}
            >
              Only the name “{search}”
            </Button>
          </li>
        )}
      </ul>
      <p role="status" className="text-12 text-ink-3">
        {people.length === 0 && `Nobody found for “${search}”`}
        {hasMore && 'There are more people: type more of the name'}
      </p>
    </>
  );
}
