import {
  type AskQuery,
  askGroupSchema,
  askMeasureSchema,
  askOrderSchema,
  askStateSchema,
} from '@rapport/contract';
import { useState } from 'react';
import { useNamesOf, useSeriesChoices } from '../api/names.ts';
import { DaysDialog } from '../days-dialog.tsx';
import { PeopleDialog } from '../people-dialog.tsx';
import { GroupsDialog } from './groups-dialog.tsx';
import { ListDialog } from './list-dialog.tsx';
import {
  groupChoices,
  isLookUp,
  measureChoices,
  orderChoices,
  stateChoices,
} from './query-words.ts';
import type { ShownQuery } from './shown-query.ts';
import { TopicDialog } from './topic-dialog.tsx';
import { withMeasure } from './with-measure.ts';

export type QueryPart = keyof AskQuery | 'days' | 'people' | 'series';

type QueryDialogProps = {
  part: QueryPart;
  shown: ShownQuery;
  onChange: (next: ShownQuery) => void;
  onClose: () => void;
};

/** The dialog that changes one part of a query. */
export function QueryDialog({ part, shown, onChange, onClose }: QueryDialogProps) {
  const { query } = shown;
  const set = (changes: Partial<AskQuery>) =>
    onChange({ ...shown, query: { ...query, ...changes } });
  switch (part) {
    case 'measure':
      return (
        <ListDialog
          title="What to answer with"
          choices={measureChoices}
          value={query.measure}
          onChoose={(value) => onChange(withMeasure(shown, askMeasureSchema.parse(value)))}
          onClose={onClose}
        />
      );
    case 'state':
      return (
        <ListDialog
          title="State"
          choices={stateChoices(query.measure)}
          value={query.state}
          onChoose={(value) => set({ state: askStateSchema.parse(value) })}
          onClose={onClose}
        />
      );
    case 'group':
      return (
        <ListDialog
          title="One figure for each"
          choices={groupChoices}
          value={query.group}
          onChoose={(value) => set({ group: askGroupSchema.parse(value) })}
          onClose={onClose}
        />
      );
    case 'order':
      return (
        <ListDialog
          title="Order"
          choices={orderChoices}
          value={query.order}
          onChoose={(value) => set({ order: askOrderSchema.parse(value) })}
          onClose={onClose}
        />
      );
    case 'topic':
      return (
        <TopicDialog topic={query.topic} onChoose={(topic) => set({ topic })} onClose={onClose} />
      );
    case 'departments':
      return (
        <GroupsDialog
          chosen={query.departments}
          onChoose={(departments) => set({ departments })}
          onClose={onClose}
        />
      );
    case 'days':
      return (
        <DaysDialog
          from={shown.from ?? undefined}
          to={shown.to ?? undefined}
          onChoose={({ from = null, to = null }) => {
            onChange({ ...shown, from, to });
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'series':
      return <SeriesOfQuery shown={shown} onChange={onChange} onClose={onClose} />;
    case 'people':
      return <PeopleOfQuery shown={shown} onChange={onChange} onClose={onClose} />;
  }
}

type PartProps = Omit<QueryDialogProps, 'part'>;

function SeriesOfQuery({ shown, onChange, onClose }: PartProps) {
  const { data, error } = useSeriesChoices();
  const choose = (id: string) => {
    const name = data?.find(({ value }) => value === id)?.label ?? 'one series';
    onChange({ ...shown, series: { id, name } });
  };
  return (
    <ListDialog
      title="Series"
      choices={data ?? []}
      none={
        error
          ? 'The series could not be loaded. Check your connection and open this again.'
          : data
            ? 'There is no series yet.'
            : 'Loading the series...'
      }
      value={shown.series?.id ?? null}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

/** Asks again when all people are chosen, not after each. */
function PeopleOfQuery({ shown, onChange, onClose }: PartProps) {
  const known = shown.people.flatMap(({ userId, name }) => (userId ? [{ userId, name }] : []));
  const before = known.map(({ userId }) => userId);
  const [people, setPeople] = useState<readonly string[]>(before);
  const added = people.filter((id) => !before.includes(id));
  const addedNames = useNamesOf(added);
  const nameOf = (id: string) =>
    known.find(({ userId }) => userId === id)?.name ?? addedNames[added.indexOf(id)];
  const finish = () => {
    if (`${people}` !== `${before}`)
      onChange({
        ...shown,
        people: people.map((userId) => ({ userId, name: nameOf(userId) ?? 'one person' })),
      });
    onClose();
  };
  return (
    <PeopleDialog
      people={people}
      names={people.map(nameOf)}
      {...(!isLookUp(shown.query) && { description: 'With several, all of them were there.' })}
      onChange={setPeople}
      onClose={finish}
    />
  );
}
