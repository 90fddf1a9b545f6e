import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { cn } from '@/lib/cn.ts';
import {
  alignments,
  alignmentWords,
  type DevelopmentPlan,
  type Goal,
} from './domain/development-plan.ts';
import { alignmentOf, progressOf } from './domain/plan-figures.ts';
import { PersonLine } from './person-line.tsx';
import { ProgressFigure } from './progress-figure.tsx';

/** Goals grouped by initiative: most goals first, goals without an initiative last. */
function initiativesOf(plans: readonly DevelopmentPlan[]) {
  const goalsWithPeople = plans.flatMap(({ person, goals }) =>
    goals.map((goal) => ({ ...goal, person: person.name })),
  );
  return [...new Set(goalsWithPeople.map(({ serves }) => serves))]
    .map((name) => {
      const goals = goalsWithPeople.filter(({ serves }) => serves === name);
      return { name, goals, people: [...new Set(goals.map(({ person }) => person))] };
    })
    .sort((first, second) =>
      first.name === null
        ? 1
        : second.name === null
          ? -1
          : second.goals.length - first.goals.length,
    );
}

export function StrategicAlignment({ plans }: { plans: readonly DevelopmentPlan[] }) {
  const initiatives = initiativesOf(plans);
  const closestFirst = [...plans].sort(
    (first, second) =>
      alignments.indexOf(alignmentOf(first)) - alignments.indexOf(alignmentOf(second)),
  );
  return (
    <>
      <section>
        <FigureHead
          title="Alignment of people"
          caption="High: every active goal serves a strategic initiative. Medium: at least half. Low: fewer."
        />
        <StackedTable
          label="Alignment of people"
          rows={closestFirst}
          keyOf={({ person }) => person.id}
          columns={[
            {
              label: 'Person',
              cell: ({ person }) => <PersonLine person={person} />,
              className: 'w-58 py-2 align-middle',
            },
            {
              label: 'Alignment',
              cell: (plan) => (
                <span className="font-medium">{alignmentWords[alignmentOf(plan)]}</span>
              ),
              className: 'w-24 align-middle',
            },
            {
              label: 'Aligned goals',
              cell: ({ goals }) => <GoalCells goals={goals} />,
              className: 'w-40 align-middle',
            },
            {
              label: 'Explanation',
              cell: ({ direction }) => direction,
              className: 'align-middle text-pretty',
              isWholeOnPhones: true,
            },
          ]}
        />
      </section>
      <section className="mt-8">
        <FigureHead
          title="Strategic initiatives"
          caption="Active goals for each, and their mean progress, %"
        />
        <StackedTable
          label="Strategic initiatives"
          rows={initiatives}
          keyOf={({ name }) => name ?? 'none'}
          columns={[
            {
              label: 'Initiative',
              cell: ({ name }) =>
                name ? (
                  <span className="font-medium">{name}</span>
                ) : (
                  <span className="text-ink-2">No initiative</span>
                ),
              className: 'w-58',
            },
            { label: 'Goals', cell: ({ goals }) => goals.length, className: 'w-24' },
            {
              label: 'Progress',
              cell: ({ goals }) => <ProgressFigure percent={progressOf(goals)} />,
              className: 'w-40',
            },
            {
              label: 'People',
              cell: ({ people }) => people.join(', '),
              className: 'text-pretty',
              isWholeOnPhones: true,
            },
          ]}
        />
      </section>
    </>
  );
}

/** One cell per goal, filled if it serves an initiative. */
function GoalCells({ goals }: { goals: readonly Goal[] }) {
  const serving = goals.filter(({ serves }) => serves !== null);
  const others = goals.filter(({ serves }) => serves === null);
  return (
    <span className="flex items-center gap-3">
      <span>
        {serving.length} of {goals.length}
      </span>
      <span aria-hidden className="flex gap-0.5">
        {[...serving, ...others].map(({ title, serves }) => (
          <span
            key={title}
            className={cn(
              'h-2.5 w-3.5 rounded-[2px]',
              serves ? 'bg-ink-3' : 'bg-pressed inset-ring inset-ring-line-2',
            )}
          />
        ))}
      </span>
    </span>
  );
}
