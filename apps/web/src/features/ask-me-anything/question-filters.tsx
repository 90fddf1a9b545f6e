import { type AskFilters, endpoints, organizationUserSchema } from '@rapport/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ChoiceChip, FindChip } from '@/components/ui/filter-chip.tsx';
import { call } from '@/lib/call.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { userName } from '@/lib/user-words.ts';
import { askStaleMs } from './api/ask-keys.ts';
import { peopleWords, periodOptions, periodWords } from './filter-words.ts';

const loadDaysDialog = () => import('./days-dialog.tsx').then(({ DaysDialog }) => DaysDialog);
const loadPeopleDialog = () =>
  import('./people-dialog.tsx').then(({ PeopleDialog }) => PeopleDialog);

const ownDays = 'days';
type QuestionFiltersProps = { filters: AskFilters; onFilters: (filters: AskFilters) => void };

/** Chips for the period, people and series of a question. */
export function QuestionFilters({ filters, onFilters }: QuestionFiltersProps) {
  const [opened, setOpened] = useState<'days' | 'people' | null>(null);
  const DaysDialog = useOnDemand(loadDaysDialog, opened === 'days');
  const PeopleDialog = useOnDemand(loadPeopleDialog, opened === 'people');
  const { from, to, people = [], series } = filters;
  const names = useNamesOf(people);
  const { data: choices = [] } = useQuery({
    queryKey: ['ask', 'series'],
    queryFn: ({ signal }) => call(endpoints.series.list, { signal }),
    select: (list) => list.series.map(({ id, name }) => ({ value: id, label: name })),
    staleTime: askStaleMs,
  });
  const close = () => setOpened(null);
  const choosePeriod = (value: string) => {
    if (value === ownDays) setOpened('days');
    else onFilters({ ...filters, from: value || undefined, to: undefined });
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">Filters</legend>
      <ChoiceChip
        label="Period"
        unset="any time"
        value={[from, to].filter(Boolean).join(' ')}
        words={periodWords(filters)}
        options={[...periodOptions(), { value: ownDays, label: 'choose days…' }]}
        onChoose={choosePeriod}
      />
      <FindChip
        label="People"
        unset="anyone"
        value={peopleWords(names)}
        onFind={() => setOpened('people')}
        onClear={() => onFilters({ ...filters, people: undefined })}
      />
      <ChoiceChip
        label="Series"
        unset="all series"
        value={series ?? ''}
        words="one series"
        options={choices}
        onChoose={(value) => onFilters({ ...filters, series: value || undefined })}
      />
      {DaysDialog && opened === 'days' && (
        <DaysDialog
          from={from}
          to={to}
          onChoose={(days) => {
            onFilters({ ...filters, ...days });
            close();
          }}
          onClose={close}
        />
      )}
      {PeopleDialog && opened === 'people' && (
        <PeopleDialog
          people={people}
          names={names}
          onChange={(next) => onFilters({ ...filters, people: next.length > 0 ? next : undefined })}
          onClose={close}
        />
      )}
    </fieldset>
  );
}

const nameSchema = z.pick(organizationUserSchema, {
  email: true,
  firstName: true,
  lastName: true,
});

/** Names of people in the directory by their ids; undefined until known. */
const useNamesOf = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ['ask', 'name', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(endpoints.users.get, { id, as: nameSchema, signal }),
      staleTime: askStaleMs,
    })),
    combine: (answers) => answers.map(({ data }) => data && userName(data)),
  });
