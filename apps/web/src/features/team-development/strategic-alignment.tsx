import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { cn } from '@/lib/cn.ts';
import { employee } from '@/sample-data/company/employees.ts';
import { alignments, type Goal } from '@/sample-data/team-development/development-plan.ts';
import { developmentPlans } from '@/sample-data/team-development/development-plans.ts';
import { alignmentOf, progressOf } from '@/sample-data/team-development/plan-figures.ts';
import { PersonLine } from './person-line.tsx';
import { alignmentWords } from './plan-words.ts';
import { ProgressFigure } from './progress-figure.tsx';

const closestFirst = [...developmentPlans].sort(
  (first, second) =>
    alignments.indexOf(alignmentOf(first)) - alignments.indexOf(alignmentOf(second)),
);

const goalsWithPeople = developmentPlans.flatMap(({ person, goals }) =>
  goals.map((goal) => ({ ...goal, person })),
);

const initiatives = [...new Set(goalsWithPeople.map(({ serves }) => serves))]
  .map((name) => {
    const goals = goalsWithPeople.filter(({ serves }) => serves === name);
    const people = [...new Set(goals.map(({ person }) => employee(person).name))];
    return { name, goals, people };
  })
  // What serves no initiative stands last.
  .sort((first, second) =>
    first.name === null ? 1 : second.name === null ? -1 : second.goals.length - first.goals.length,
  );

export function StrategicAlignment() {
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
          keyOf={({ person }) => person}
          columns={[
            {
              label: 'Person',
              cell: ({ person }) => <PersonLine id={person} />,
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
              label: 'Goals that serve one',
              cell: ({ goals }) => <GoalCells goals={goals} />,
              className: 'w-40 align-middle',
            },
            {
              label: 'What that means',
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
          caption="Active goals that serve each, and their mean progress, %"
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

/** One cell per goal; those that serve an initiative are filled. */
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
