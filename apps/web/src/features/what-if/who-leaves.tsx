import { leaversMax, type TiedPeople, type TiedPerson, tieWords } from '@rapport/contract';
import { useId, useState } from 'react';
import { noDepartment } from '@/components/organization-map/organization-graph.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { wordMatcher } from '@/lib/word-matcher.ts';

type WhoLeavesProps = {
  tied: TiedPeople;
  chosen: readonly TiedPerson[];
  onToggle: (id: string) => void;
};

const shownMax = 9;

export function WhoLeaves({ tied, chosen, onToggle }: WhoLeavesProps) {
  const [search, setSearch] = useState('');
  const reason = useId();
  const keptFocus = useKeptFocus<HTMLElement>();
  const sought = search.trim();
  const ids = new Set(chosen.map(({ id }) => id));
  const others = tied.people.filter(({ id }) => !ids.has(id));
  const matches = sought ? wordMatcher(sought) : () => true;
  const found = others.filter(({ name, department }) => matches(`${name} ${department ?? ''}`));
  const isFull = chosen.length >= leaversMax;
  return (
    <section
      {...keptFocus}
      aria-label="Who leaves"
      className="outline-none max-[1239px]:col-span-full"
    >
      <FigureHead title="Who leaves" caption="Choose one or two people" />
      <SearchInput
        label="Search people"
        placeholder="Search people"
        className="print:hidden"
        value={search}
        onValueChange={setSearch}
      />
      <ul aria-label="People with ties" className="mt-2">
        {[...chosen, ...found.slice(0, shownMax - chosen.length)].map((person) => {
          const isChosen = ids.has(person.id);
          return (
            <li
              key={person.id}
              className={cn(
                'border-line border-b px-2',
                !isChosen && 'print:hidden',
                isChosen && 'bg-accent-soft shadow-[inset_2px_0_var(--accent)]',
              )}
            >
              <Checkbox
                checked={isChosen}
                disabled={isFull && !isChosen}
                {...(isFull && !isChosen && { 'aria-describedby': reason })}
                onChange={() => onToggle(person.id)}
                className="w-full min-h-12 py-1 [&>span:last-child]:min-w-0 [&>span:last-child]:flex-1"
                label={<PersonLine person={person} />}
              />
            </li>
          );
        })}
      </ul>
      {sought !== '' && found.length === 0 && (
        <p role="status" className="py-2 text-ink-2 wrap-anywhere">
          No one with a tie matches “{sought}”.
        </p>
      )}
      {isFull && (
        <p id={reason} className="mt-2 text-12 text-ink-2">
          Two people can leave at once. Take one out to choose another.
        </p>
      )}
      <p className="mt-2 text-12 text-ink-3 text-pretty">
        Those chosen, then most ties first;{' '}
        {counted(tied.people.length, 'person has', 'people have')} at least one tie. A tie is{' '}
        {tieWords}, since {dayAndMonth(tied.period.from)}.
      </p>
    </section>
  );
}

function PersonLine({ person }: { person: TiedPerson }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={person.name} size="small" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium">{person.name}</bdi>
        <span className="block truncate text-12 text-ink-3">
          {person.department ?? noDepartment}
        </span>
      </span>
      <span className="whitespace-nowrap text-12 text-ink-3">{counted(person.ties, 'tie')}</span>
    </span>
  );
}
