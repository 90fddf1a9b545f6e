import type { MeetingFilter } from '@rapport/contract';
import { Fragment, type ReactNode, useState } from 'react';
import { SeriesChip } from '@/components/series/series-chip.tsx';
import { ChoiceChip, FindChip, ToggleChip } from '@/components/ui/filter-chip.tsx';
import { spanWords } from '@/lib/format-day.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePersonName } from '../api/person-name.ts';
import type { FilterName } from '../domain/list-filter.ts';
import type { useListFilter } from './use-list-filter.ts';

const loadFindDialog = () => import('./find-dialog.tsx').then(({ FindDialog }) => FindDialog);
const loadPeriodDialog = () =>
  import('./period-dialog.tsx').then(({ PeriodDialog }) => PeriodDialog);

type Choices<Name extends 'days' | 'status' | 'whose' | 'mood'> = Record<
  NonNullable<MeetingFilter[Name]>,
  string
>;

/** Periods that end today. */
const periods: Choices<'days'> = {
  7: 'last 7 days',
  30: 'last 30 days',
  91: 'last 91 days',
  365: 'last year',
};

const otherDays = { value: 'other', label: 'choose days...' };

const statuses: Choices<'status'> = {
  completed: 'completed',
  processing: 'in processing',
  pending: 'queued',
  failed: 'failed',
  cancelled: 'cancelled',
};
const owners: Choices<'whose'> = { mine: 'mine', shared: 'shared with me' };
const moods: Choices<'mood'> = { positive: 'positive', neutral: 'neutral', negative: 'negative' };

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const chosenOf = <T extends string>(words: Readonly<Record<T, string>>, chosen: string) =>
  isIn(words, chosen) ? chosen : undefined;

const isIn = <T extends string>(words: Readonly<Record<T, string>>, chosen: string): chosen is T =>
  chosen in words;

/** The filters of the list, as chips. */
export function FilterBar({
  filter,
  set,
}: Pick<ReturnType<typeof useListFilter>, 'filter' | 'set'>) {
  const { features } = useActiveFeatures();
  const [sought, setSought] = useState<'person' | 'topic' | 'days' | null>(null);
  const FindDialog = useOnDemand(loadFindDialog, sought === 'person' || sought === 'topic');
  const PeriodDialog = useOnDemand(loadPeriodDialog, sought === 'days');
  const { from, to, days, person, topic, series, status, whose, mood, actions } = filter;
  const name = usePersonName(person);
  const period = spanWords(filter);
  const chips: Record<Exclude<FilterName, 'sort'>, ReactNode> = {
    days: (
      <ChoiceChip
        label="Period"
        options={[...optionsOf(periods), otherDays]}
        value={days ?? from ?? to ?? ''}
        words={period}
        onChoose={(chosen) => {
          if (chosen === otherDays.value) setSought('days');
          else set({ days: chosenOf(periods, chosen), from: undefined, to: undefined });
        }}
      />
    ),
    // Chosen with the period.
    from: null,
    to: null,
    person: (
      <FindChip
        label="Person"
        value={person && (name ?? 'one person')}
        onFind={() => setSought('person')}
        onClear={() => set({ person: undefined })}
      />
    ),
    topic: (
      <FindChip
        label="Topic"
        value={topic}
        onFind={() => setSought('topic')}
        onClear={() => set({ topic: undefined })}
      />
    ),
    series: <SeriesChip value={series} onChoose={(chosen) => set({ series: chosen })} />,
    status: (
      <ChoiceChip
        label="Status"
        options={optionsOf(statuses)}
        value={status ?? ''}
        onChoose={(chosen) => set({ status: chosenOf(statuses, chosen) })}
      />
    ),
    whose: (
      <ChoiceChip
        label="Whose"
        options={optionsOf(owners)}
        value={whose ?? ''}
        onChoose={(chosen) => set({ whose: chosenOf(owners, chosen) })}
      />
    ),
    mood: features.sentiment && (
      <ChoiceChip
        label="Mood"
        options={optionsOf(moods)}
        value={mood ?? ''}
        onChoose={(chosen) => set({ mood: chosenOf(moods, chosen) })}
      />
    ),
    // Chosen as a view.
    check: null,
    confirm: null,
    actions: features.actions && (
      <ToggleChip
        label="Open actions"
        isOn={actions === 'open'}
        onToggle={(isOn) => set({ actions: isOn ? 'open' : undefined })}
      />
    ),
  };
  return (
    <fieldset className="flex w-full min-w-0 flex-wrap gap-1">
      <legend className="sr-only">Filters</legend>
      {Object.entries(chips).map(([name, chip]) => (
        <Fragment key={name}>{chip}</Fragment>
      ))}
      {PeriodDialog && sought === 'days' && (
        <PeriodDialog
          period={filter}
          onChoose={(chosen) => set({ ...chosen, days: undefined })}
          onClose={() => setSought(null)}
        />
      )}
      {FindDialog && (sought === 'person' || sought === 'topic') && (
        <FindDialog
          sought={sought}
          onClose={() => setSought(null)}
          onPerson={(id) => set({ person: id })}
          onTopic={(chosen) => set({ topic: chosen })}
        />
      )}
    </fieldset>
  );
}
