import { nameIn, type ScenarioPerson } from '@rapport/contract';
import { useState } from 'react';
import { Option } from '@/components/planning/option.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { wordMatcher } from '@/lib/word-matcher.ts';
import { ChoiceFieldset } from './choice-fieldset.tsx';

type PeopleFieldProps = {
  label: string;
  people: readonly ScenarioPerson[];
  chosen: readonly string[];
  /** Once this many are chosen, no others can be. */
  max?: number;
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
};

const shownMax = 12;

const formerPerson = (id: string): ScenarioPerson => ({
  id,
  name: nameIn([], id),
  title: null,
  department: null,
});

/** Shows chosen people first, then the first ones that match the search. */
export function PeopleField({ label, people, chosen, max, error, onChange }: PeopleFieldProps) {
  const keptFocus = useKeptFocus<HTMLFieldSetElement>();
  const [search, setSearch] = useState('');
  const matches = wordMatcher(search);
  const isFull = max !== undefined && chosen.length >= max;
  const found = people.filter(
    ({ id, name, department }) => !chosen.includes(id) && matches(`${name} ${department ?? ''}`),
  );
  const shown = [
    // People no longer in the directory can still be removed.
    ...chosen.map((id) => people.find((one) => one.id === id) ?? formerPerson(id)),
    ...(isFull ? [] : found.slice(0, shownMax)),
  ];
  const more = isFull ? 0 : Math.max(0, found.length - shownMax);
  return (
    <ChoiceFieldset {...keptFocus} legend={label} error={error} className="outline-none">
      <SearchInput
        label={`Search people: ${label}`}
        placeholder="Search people..."
        value={search}
        onValueChange={setSearch}
        className="mb-2 w-60 max-md:w-full"
      />
      <div className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ id, name, title, department }) => (
          <Option
            key={id}
            kind="checkbox"
            name={label}
            label={name}
            meaning={title ?? department ?? ''}
            checked={chosen.includes(id)}
            onCheckedChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      <p role="status" className="mt-2 text-12 text-ink-3 empty:hidden">
        {isFull && `At most ${max} can be chosen: take one out to choose another.`}
        {more > 0 && `${more} more: type a name`}
        {!isFull && shown.length === 0 && 'Nobody found'}
      </p>
    </ChoiceFieldset>
  );
}
