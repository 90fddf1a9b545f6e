import { nameSearchLengthMin, type PlanCandidate, planReadersMax } from '@rapport/contract';
import { X } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { controlEdge } from '@/components/ui/control-edge.ts';
import { ErrorLine } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { cn } from '@/lib/cn.ts';
import { type Plan, usePlanCandidates } from './plan-people.ts';

type AddPeopleProps = {
  plan: Plan;
  added: readonly PlanCandidate[];
  /** Ids of people who see the plan already. */
  known: ReadonlySet<string>;
  isFull: boolean;
  onAdd: (person: PlanCandidate) => void;
  onRemove: (person: PlanCandidate) => void;
};

/** A field with names. */
export function AddPeople({ plan, added, known, isFull, onAdd, onRemove }: AddPeopleProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const isSearched = search.length >= nameSearchLengthMin;
  const found = usePlanCandidates(plan, search);
  const people = isSearched ? (found.data?.people.filter((one) => !known.has(one.id)) ?? []) : [];
  const last = added.at(-1);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Add people by name
      </label>
      <div
        className={cn(
          'flex min-h-9 flex-wrap items-center gap-1 py-1 pr-2.5 pl-1 focus-within:outline-2 focus-within:outline-accent max-md:min-h-11',
          controlEdge,
        )}
      >
        {added.map((person) => (
          <span
            key={person.id}
            className="inline-flex h-7 items-center gap-1 rounded-inner bg-pressed pl-2"
          >
            {person.name}
            <IconButton
              variant="inset"
              icon={X}
              iconSize={14}
              label={`Don’t add ${person.name}`}
              onClick={() => {
                onRemove(person);
                input.current?.focus();
              }}
            />
          </span>
        ))}
        <input
          ref={input}
          id={id}
          type="text"
          autoComplete="off"
          aria-describedby={`${id}-note`}
          className="h-7 min-w-24 flex-1 bg-transparent pl-1.5 outline-none max-md:text-16"
          disabled={isFull}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            const [first] = people;
            if (event.key === 'Enter' && first) {
              event.preventDefault();
              onAdd(first);
              setTyped('');
            }
            if (event.key === 'Backspace' && typed === '' && last) onRemove(last);
          }}
        />
      </div>
      <p id={`${id}-note`} className="mt-1 text-12 text-ink-2">
        {isFull
          ? `No more than ${planReadersMax} people can see a plan.`
          : 'A plan about persons goes to named people only: not to a team, not to everyone.'}
      </p>
      {isSearched && found.error && (
        <ErrorLine>The people could not be loaded. Type again to retry.</ErrorLine>
      )}
      <Outdated isOld={isSearched && found.isPlaceholderData}>
        <ul aria-label="People found" className="grid empty:hidden">
          {people.map((person) => (
            <li key={person.id}>
              <Button
                variant="ghost"
                className="h-auto min-h-10 w-full justify-start whitespace-normal px-2 py-1 text-left"
                onClick={() => {
                  onAdd(person);
                  setTyped('');
                  input.current?.focus();
                }}
              >
                <Avatar name={person.name} size="small" />
                <span className="wrap-anywhere">
                  {person.name}
                  {person.title && (
                    <span className="ml-2 font-body text-12 text-ink-2">{person.title}</span>
                  )}
                </span>
              </Button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-12 text-ink-3 empty:hidden">
          {isSearched && found.data && people.length === 0 && `Nobody else found for “${search}”`}
          {isSearched && found.data?.hasMore && 'There are more people: type more of the name'}
        </p>
      </Outdated>
    </div>
  );
}
