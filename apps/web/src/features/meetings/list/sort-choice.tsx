import { meetingSortSchema } from '@rapport/contract';
import { ArrowUpDown } from 'lucide-react';
import { type ListFilter, sortWords } from '../domain/list-filter.ts';

type SortChoiceProps = { sort: ListFilter['sort']; onChoose: (sort: ListFilter['sort']) => void };

export function SortChoice({ sort = 'newest', onChoose }: SortChoiceProps) {
  return (
    <span className="relative ml-auto inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-control text-12 text-ink-2 outline-accent outline-offset-2 hover:text-ink has-[:focus-visible]:outline-2 max-md:h-9">
      <ArrowUpDown aria-hidden className="size-3.5" />
      <span aria-hidden>{sortWords[sort]}</span>
      <select
        aria-label="Order"
        value={sort}
        onChange={(event) => {
          const chosen = meetingSortSchema.parse(event.target.value);
          onChoose(chosen === 'newest' ? undefined : chosen);
        }}
        className="absolute inset-0 w-full cursor-default opacity-0"
      >
        {meetingSortSchema.options.map((option) => (
          <option key={option} value={option}>
            {sortWords[option]}
          </option>
        ))}
      </select>
    </span>
  );
}
