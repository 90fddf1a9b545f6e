import { useMemo, useState } from 'react';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { cn } from '@/lib/cn.ts';
import { DepartmentDot } from './department-dot.tsx';
import { ListHead } from './list-head.tsx';
import { type ListOrder, orderPairs, orderPeople } from './list-order.ts';
import { ListRow } from './list-row.tsx';
import { findPairs, findPeople } from './list-search.ts';
import { noConnectionsText, noStrongConnectionsText } from './map-text.ts';
import type { MapGraph } from './scene/map-graph.ts';
import { isPair, isPerson, type Selection } from './selection.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

type ConnectionListProps = {
  graph: MapGraph;
  selection: Selection | null;
  strongOnly: boolean;
  showSentiment: boolean;
  hasEqualNodes?: boolean;
  /** Name of the figure at the end of each row of people. */
  figureName?: string;
  /** In pixels; a longer list scrolls. */
  heightMax: number;
  onSelect: (selection: Selection) => void;
};

/** The map's people and connections as text, with the same selection. */
export function ConnectionList(props: ConnectionListProps) {
  const { graph, selection, strongOnly, showSentiment, heightMax, onSelect } = props;
  const { figureName = 'Links' } = props;
  const initialOrder = props.hasEqualNodes ? 'name' : 'figure';
  const [kind, setKind] = useState('people');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ListOrder>(initialOrder);
  const isPeople = kind === 'people';
  const people = useMemo(
    () => (isPeople ? orderPeople(findPeople(graph, search, strongOnly), order) : []),
    [isPeople, graph, search, strongOnly, order],
  );
  const pairs = useMemo(
    () => (isPeople ? [] : orderPairs(findPairs(graph, search, strongOnly), order)),
    [isPeople, graph, search, strongOnly, order],
  );
  const selected = isPeople
    ? people.findIndex(({ id }) => isPerson(selection, id))
    : pairs.findIndex(({ first, second }) => isPair(selection, first.id, second.id));
  const rows = useRowsInSight(people.length + pairs.length, heightMax, selected);

  return (
    <div
      className={cn(
        'min-w-0',
        // Fits the headings 'Links' and 'Strength' with an arrow.
        isPeople ? '[--figure:52px]' : '[--figure:64px]',
      )}
    >
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] gap-2 print:hidden">
        <SearchInput
          label="Find a person or pair"
          placeholder="Find a person or pair"
          value={search}
          onValueChange={setSearch}
        />
        <Segmented
          label="What the list shows"
          value={kind}
          options={[
            { value: 'people', label: 'People' },
            { value: 'pairs', label: 'Pairs' },
          ]}
          onValueChange={setKind}
        />
      </div>
      <ListHead {...{ isPeople, showSentiment, order, figureName }} onOrder={setOrder} />
      <div
        ref={rows.listRef}
        onScroll={rows.onScroll}
        style={{ maxHeight: heightMax }}
        className="overflow-y-auto border-line border-t"
      >
        <ul
          aria-label={isPeople ? 'People' : 'Pairs'}
          style={{ paddingTop: rows.paddingTop, paddingBottom: rows.paddingBottom }}
        >
          {people.slice(rows.first, rows.end).map((person, index) => (
            <ListRow
              place={rows.first + index + 1}
              count={people.length}
              key={person.id}
              swatch={<DepartmentDot department={person.colour} pattern={person.pattern} />}
              title={person.name}
              caption={person.note ? `${person.department}, ${person.note}` : person.department}
              sentiment={showSentiment ? (person.sentiment ?? person.withoutMood ?? 'none') : null}
              figure={person.connections}
              isSelected={isPerson(selection, person.id)}
              onClick={() => onSelect({ kind: 'person', id: person.id })}
            />
          ))}
          {pairs.slice(rows.first, rows.end).map(({ link, first, second }, index) => (
            <ListRow
              place={rows.first + index + 1}
              count={pairs.length}
              key={`${link.source}:${link.target}`}
              swatch={
                <span className="grid gap-1">
                  <DepartmentDot department={first.colour} pattern={first.pattern} />
                  <DepartmentDot department={second.colour} pattern={second.pattern} />
                </span>
              }
              title={first.name}
              caption={`and ${second.name}${link.change && link.change !== 'kept' ? `, ${link.change}` : ''}`}
              sentiment={showSentiment ? link.sentiment : null}
              figure={link.strength}
              isSelected={isPair(selection, first.id, second.id)}
              onClick={() => onSelect({ kind: 'pair', source: first.id, target: second.id })}
            />
          ))}
        </ul>
      </div>
      {people.length + pairs.length === 0 && (
        <p role="status" className="px-2 py-3 text-ink-2 wrap-anywhere">
          {emptyText(graph, search, strongOnly)}
        </p>
      )}
    </div>
  );
}

function emptyText(graph: MapGraph, search: string, strongOnly: boolean): string {
  const sought = search.trim();
  if (sought) {
    const whom = strongOnly ? 'with a strong connection' : 'here';
    return `Nobody ${whom} matches "${sought}". Try part of a name.`;
  }
  if (graph.nodes.length === 0) return 'There is nobody to list.';
  return strongOnly && graph.links.length > 0 ? noStrongConnectionsText : noConnectionsText;
}
