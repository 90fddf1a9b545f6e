import type { AskFilters } from '@rapport/contract';
import { useState } from 'react';
import { ChoiceChip, FindChip } from '@/components/ui/filter-chip.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useNamesOf, useSeriesChoices } from './api/names.ts';
import { peopleWords } from './filter-words.ts';
import { PeriodChip } from './period-chip.tsx';

const loadDaysDialog = () => import('./days-dialog.tsx').then(({ DaysDialog }) => DaysDialog);
const loadPeopleDialog = () =>
  import('./people-dialog.tsx').then(({ PeopleDialog }) => PeopleDialog);

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
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">Filters</legend>
      <PeriodChip
        period={filters}
        onChoose={(first) => onFilters({ ...filters, from: first, to: undefined })}
        onOwnDays={() => setOpened('days')}
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
