import type { TiedPerson, WhatIfDeparture } from '@rapport/contract';
import { noDepartment } from '@/components/organization-map/organization-graph.ts';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { ScrollFrame } from './scroll-frame.tsx';

type TieListProps = {
  people: readonly TiedPerson[];
  leavers: ReadonlySet<string>;
  map: WhatIfDeparture['map'];
};

/** The content of both maps as a list. */
export function TieList({ people, leavers, map }: TieListProps) {
  const lost = new Map<string, number>();
  for (const { a, b, isLost } of map.ties)
    for (const place of isLost ? [a, b] : []) {
      const id = map.people[place] ?? '';
      lost.set(id, (lost.get(id) ?? 0) + 1);
    }
  const rows = [...people].sort(
    (one, other) => (lost.get(other.id) ?? 0) - (lost.get(one.id) ?? 0) || other.ties - one.ties,
  );
  return (
    <ScrollFrame label="List" className="max-h-[520px] px-4">
      <StackedTable
        label="People and their ties"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Person', cell: ({ name }) => <bdi>{name}</bdi> },
          { label: 'Department', cell: ({ department }) => department ?? noDepartment },
          { label: 'Ties today', align: 'right', cell: ({ ties }) => ties },
          {
            label: 'Without',
            align: 'right',
            cell: ({ id, ties }) => (leavers.has(id) ? 'leaves' : ties - (lost.get(id) ?? 0)),
          },
        ]}
      />
    </ScrollFrame>
  );
}
