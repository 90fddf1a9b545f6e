import { type Action, type ActionFilter, type ActionList, actionGroups } from '@rapport/contract';
import { useState } from 'react';
import { stateWords } from '@/components/actions/action-words.ts';
import { useActionDialogs } from '@/components/actions/use-action-dialogs.ts';
import { SeriesChip } from '@/components/series/series-chip.tsx';
import { ChoiceChip, FilterChip, FindChip } from '@/components/ui/filter-chip.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { spanWords } from '@/lib/format-day.ts';
import { groupTitles, weeksOptions, weeksWords } from './action-filter.ts';

const stateOptions = Object.entries(stateWords).map(([value, label]) => ({
  value,
  label: label.toLowerCase(),
}));
const dueOptions = actionGroups.map((group) => ({
  value: group,
  label: groupTitles[group].toLowerCase(),
}));

type ActionFiltersProps = {
  filter: ActionFilter;
  /** Undefined while the first page is loading. */
  list: Pick<ActionList, 'counts' | 'department'> | undefined;
  actions: readonly Action[];
  typed: string;
  onType: (typed: string) => void;
  onSet: (name: keyof ActionFilter, value: string) => void;
};

export function ActionFilters({ filter, list, actions, typed, onType, onSet }: ActionFiltersProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const dialogs = useActionDialogs(isChoosing);
  const { whose, owner, meeting, weeks } = filter;
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${count}`;
  const done = spanWords({ from: filter.doneFrom, to: filter.doneTo });
  const named = actions.find((action) => action.owner?.userId === owner)?.owner?.name;
  const title = actions.find((action) => action.meeting?.id === meeting)?.meeting?.title;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 max-md:*:w-full">
      <SearchInput
        label="Search actions, people, meetings"
        placeholder="Search actions, people, meetings..."
        className="max-w-75 flex-1 basis-60 max-md:max-w-none"
        data-action-search
        value={typed}
        onValueChange={onType}
      />
      <div className="max-md:-order-1">
        <Segmented
          label="Whose actions"
          value={whose}
          options={[
            { value: 'mine', label: withCount('Mine', list?.counts?.mine) },
            ...(list?.department || whose === 'team'
              ? [{ value: 'team', label: withCount('My team', list?.counts?.team) }]
              : []),
            { value: 'all', label: 'All' },
          ]}
          onValueChange={(value) => onSet('whose', value === 'all' ? '' : value)}
        />
      </div>
      <fieldset aria-label="Filters" className="flex flex-wrap gap-1 md:ml-auto">
        {meeting && (
          <FilterChip label="Meeting" value={title ?? 'one'} onClear={() => onSet('meeting', '')} />
        )}
        {done && (
          <FilterChip
            label="Done"
            value={done}
            onClear={() => {
              onSet('doneFrom', '');
              onSet('doneTo', '');
            }}
          />
        )}
        <SeriesChip value={filter.series} onChoose={(id) => onSet('series', id ?? '')} />
        <FindChip
          label="Owner"
          unset="anyone"
          value={owner && (owner === 'nobody' ? 'none' : (named ?? 'one person'))}
          onFind={() => setIsChoosing(true)}
          onClear={() => onSet('owner', '')}
        />
        <ChoiceChip
          label="Meetings"
          unset="all"
          value={`${weeks ?? ''}`}
          options={weeksOptions}
          words={weeks === undefined ? undefined : weeksWords(weeks)}
          onChoose={(value) => onSet('weeks', value)}
        />
        <ChoiceChip
          label="Due"
          unset="any day"
          value={filter.due ?? ''}
          options={dueOptions}
          onChoose={(value) => onSet('due', value)}
        />
        <ChoiceChip
          label="State"
          value={filter.state ?? ''}
          options={stateOptions}
          onChoose={(value) => onSet('state', value)}
        />
      </fieldset>
      {dialogs && isChoosing && (
        <dialogs.OwnerDialog
          hasOwner
          purpose="filter"
          onChoose={(chosen) => {
            onSet('owner', chosen === null ? 'nobody' : (chosen.userId ?? ''));
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}
