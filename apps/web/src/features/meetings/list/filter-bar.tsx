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

/** Periods that end today. */
const periods: { value: NonNullable<MeetingFilter['days']>; label: string }[] = [
  { value: '7', label: 'last 7 days' },
  { value: '30', label: 'last 30 days' },
  { value: '91', label: 'last 91 days' },
  { value: '365', label: 'last year' },
];

const otherDays = { value: 'other', label: 'choose days...' };

const statuses: { value: NonNullable<MeetingFilter['status']>; label: string }[] = [
  { value: 'completed', label: 'completed' },
  { value: 'processing', label: 'in processing' },
  { value: 'pending', label: 'queued' },
  { value: 'failed', label: 'failed' },
  { value: 'cancelled', label: 'cancelled' },
];
const owners: { value: NonNullable<MeetingFilter['whose']>; label: string }[] = [
  { value: 'mine', label: 'mine' },
  { value: 'shared', label: 'shared with me' },
];
const moods: { value: NonNullable<MeetingFilter['mood']>; label: string }[] = [
  { value: 'positive', label: 'positive' },
  { value: 'neutral', label: 'neutral' },
  { value: 'negative', label: 'negative' },
];

const chosenOf = <T extends string>(options: readonly { value: T }[], chosen: string) =>
  options.find(({ value }) => value === chosen)?.value;

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
        options={[...periods, otherDays]}
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
        options={statuses}
        value={status ?? ''}
        onChoose={(chosen) => set({ status: chosenOf(statuses, chosen) })}
      />
    ),
    whose: (
      <ChoiceChip
        label="Whose"
        options={owners}
        value={whose ?? ''}
        onChoose={(chosen) => set({ whose: chosenOf(owners, chosen) })}
      />
    ),
    mood: features.sentiment && (
      <ChoiceChip
        label="Mood"
        options={moods}
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
