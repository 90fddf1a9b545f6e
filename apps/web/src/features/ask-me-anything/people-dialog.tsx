import { askedPeopleMax, endpoints } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { choiceClass } from '@/components/person-picker/person-dialog.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { call } from '@/lib/call.ts';
import { askStaleMs } from './api/ask-keys.ts';

type PeopleDialogProps = {
  people: readonly string[];
  /** In the order of `people`; undefined until known. */
  names: readonly (string | undefined)[];
  /** What choosing them does. */
  description?: string;
  onChange: (people: string[]) => void;
  onClose: () => void;
};

/** Chooses the speakers whose sentences are searched. */
export function PeopleDialog({
  people,
  names,
  description = 'The answer quotes only these people.',
  onChange,
  onClose,
}: PeopleDialogProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['ask', 'people', search],
    queryFn: ({ signal }) => call(endpoints.search.search, { query: { q: search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: askStaleMs,
  });
  // Only people of the directory can be chosen.
  const known = (search ? (found.data?.people ?? []) : []).flatMap(({ userId, name }) =>
    userId === null ? [] : [{ id: userId, name }],
  );
  const others = known.filter(({ id }) => !people.includes(id));
  const isFull = people.length >= askedPeopleMax;
  const status = () => {
    if (found.error) return 'Nobody could be looked up. Check your connection and type again.';
    if (isFull) return `No more than ${askedPeopleMax} people can be asked about at once`;
    if (!search) return 'Type the beginning of a name';
    if (found.isFetching) return 'Searching...';
    return others.length === 0 ? `Nobody else found for “${search}”` : '';
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Who speaks"
      description={description}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {people.length > 0 && (
        <ul aria-label="Chosen people" className="flex flex-wrap gap-1">
          {people.map((id, at) => (
            <li
              key={id}
              className="inline-flex items-center rounded-control border border-accent-line bg-accent-soft pl-2.5 text-accent"
            >
              {names[at] ?? 'One person'}
              <IconButton
                icon={X}
                iconSize={14}
                variant="inset"
                label={`Remove ${names[at] ?? 'this person'}`}
                onClick={() => onChange(people.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchInput
        label="Search people"
        placeholder="Search people..."
        value={typed}
        onValueChange={setTyped}
      />
      <Outdated isOld={search !== '' && found.isPlaceholderData}>
        <ul aria-label="People" className="grid gap-1">
          {others.map(({ id, name }) => (
            <li key={id}>
              <Button
                variant="ghost"
                className={choiceClass}
                disabled={isFull}
                onClick={() => {
                  onChange([...people, id]);
                  setTyped('');
                }}
              >
                <Avatar name={name} size="small" />
                <span className="wrap-anywhere">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Outdated>
      <p role="status" className="text-12 text-ink-3">
        {status()}
      </p>
    </Dialog>
  );
}
