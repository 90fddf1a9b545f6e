import type { MapPerson } from '@rapport/contract';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { noDepartment } from '@/components/organization-map/organization-graph.ts';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { counted } from '@/lib/number-words.ts';
import { wordMatcher } from '@/lib/word-matcher.ts';

type PersonSearchProps = { people: readonly MapPerson[]; onFind: (id: string) => void };

const listed = 6;

/** Finds a person on the map. Enter selects the first match. */
export function PersonSearch({ people, onFind }: PersonSearchProps) {
  const [search, setSearch] = useState('');
  const sought = search.trim();
  const found = useMemo(() => {
    if (!sought) return [];
    const matches = wordMatcher(sought);
    return people.filter(({ name }) => matches(name));
  }, [people, sought]);

  function open(id: string) {
    setSearch('');
    onFind(id);
  }

  function press(event: KeyboardEvent) {
    const [first] = found;
    if (event.key === 'Enter' && first) open(first.id);
    if (event.key === 'Escape') setSearch('');
  }

  return (
    <search aria-label="People on the map" onKeyDown={press} className="relative max-md:w-full">
      <div className="md:w-55">
        <SearchInput
          label="Find a person"
          placeholder="Find a person"
          value={search}
          onValueChange={setSearch}
        />
      </div>
      {sought && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 min-w-55 rounded-control border border-line-2 bg-surface p-1 shadow-menu">
          <ul aria-label="People found">
            {found.slice(0, listed).map(({ id, name, department }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => open(id)}
                  className="block w-full cursor-default rounded-inner px-2 py-1 text-left hover:bg-hover max-md:min-h-11"
                >
                  <bdi className="block truncate">{name}</bdi>
                  <span className="block truncate text-12 text-ink-3">
                    {department ?? noDepartment}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="px-2 py-1 text-12 text-ink-3 wrap-anywhere">
            {sayFound(found.length, sought)}
          </p>
        </div>
      )}
    </search>
  );
}

function sayFound(count: number, sought: string): string {
  if (count === 0) return `Nobody matches "${sought}". Try part of a name.`;
  const found = counted(count, 'person', 'people');
  return count > listed ? `${found}; these are the first ${listed}` : found;
}
