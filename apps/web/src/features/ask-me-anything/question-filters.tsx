import type { AskFilters } from '@rapport/contract';
import { useState } from 'react';
import { ChoiceChip, FindChip } from '@/components/ui/filter-chip.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useNamesOf } from './api/get-people.ts';
import { useSeriesChoices } from './api/get-series-choices.ts';
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
  const { data: choices = [] } = useSeriesChoices();
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
