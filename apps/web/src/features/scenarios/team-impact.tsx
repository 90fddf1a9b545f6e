import {
  cohesionCells,
  cohesionColumns,
  type GroupCohesion,
  nameIn,
  type Scenario,
  type ScenarioResult,
} from '@rapport/contract';
import type { ReactNode } from 'react';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { counted } from '@/lib/number-words.ts';

type TeamImpactProps = Pick<Scenario, 'people'> & { result: ScenarioResult };

/** Groups that change, or groups that come apart and people left with few ties. */
export function TeamImpact({ result, people }: TeamImpactProps) {
  if (result.kind === 'groups')
    return (
      <>
        <Groups title="Groups before" groups={result.before.changed} />
        <Groups title="Groups after" groups={result.after.changed} />
      </>
    );
  return (
    <>
      <Points
        title="Departments that part"
        none="None: all departments that talk directly still do."
      >
        {result.parted.map(([one, other]) => (
          <li key={`${one} ${other}`}>
            {one} and {other}
          </li>
        ))}
      </Points>
      <Points title="People left with fewer than two ties" none="Nobody.">
        {result.fewTies.map(({ person, before, after }) => (
          <li key={person}>
            {nameIn(people, person)}: {before} → {counted(after, 'tie')}
          </li>
        ))}
      </Points>
    </>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly GroupCohesion[] }) {
  return (
    <section aria-label={title} className="not-first:mt-8">
      <FigureHead title={title} caption="By the ties among their people" />
      <StackedTable
        label={title}
        columns={cohesionColumns.map((label, at) => ({
          label,
          align: at === 0 ? 'left' : 'right',
          // The same widths in both tables, so that a figure is read downwards.
          className: at === 0 ? '' : 'w-[15%]',
          cell: (group: GroupCohesion) => cohesionCells(group)[at],
        }))}
        rows={groups}
        keyOf={({ group }) => group}
        areCellsShort
      />
    </section>
  );
}

type PointsProps = { title: string; none: string; children: ReactNode[] };

function Points({ title, none, children }: PointsProps) {
  return (
    <section aria-label={title} className="not-first:mt-8">
      <FigureHead title={title} actions={<span className="font-strong">{children.length}</span>} />
      {children.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ul className="[&>li]:border-line [&>li]:border-b [&>li]:py-1.5">{children}</ul>
      )}
    </section>
  );
}
