import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { sharesOf } from '@/components/weights/shares.ts';
import { WeightMix } from '@/components/weights/weight-mix.tsx';
import { counted, listed } from '@/lib/number-words.ts';
import type { Plan } from '../domain/plan.ts';
import { type RankedCandidate, sumOfWeights } from '../domain/ranking.ts';
import { useShownCriteria } from '../domain/shown-criteria.ts';

type Requirement = {
  id: string;
  name: string;
  weight: number;
  share: number | undefined;
  description: string;
  best: { names: string; score: number } | undefined;
};

const columns: readonly StackedColumn<Requirement>[] = [
  {
    label: 'Requirement',
    className: 'w-[42%]',
    cell: ({ name, description }) => (
      <>
        <span className="font-medium">{name}</span>
        <span className="block text-pretty text-ink-2">{description}</span>
      </>
    ),
  },
  {
    label: 'Weight',
    className: 'w-[20%]',
    cell: ({ weight }) => (
      <span className="grid grid-cols-[minmax(56px,1fr)_32px] items-center gap-2.5">
        <FigureBar percent={weight} />
        <span className="text-right font-strong">{weight}</span>
      </span>
    ),
  },
  {
    label: 'Share',
    align: 'right',
    cell: ({ share }) => (share === undefined ? '–' : `${share.toFixed(1)} %`),
  },
  {
    label: 'Strongest candidate',
    isWholeOnPhones: true,
    className: 'w-[24%]',
    cell: ({ best }) =>
      best ? (
        <>
          {best.names}{' '}
          <span className="whitespace-nowrap text-12 text-ink-3">{best.score} of 100</span>
        </>
      ) : (
        '–'
      ),
  },
];

type RequirementsTabProps = { plan: Plan; candidates: readonly RankedCandidate[] };

/** Heaviest weight first. */
export function RequirementsTab({ plan, candidates }: RequirementsTabProps) {
  const criteria = useShownCriteria();
  const weights = criteria.map(({ id }) => plan.criteria[id]);
  const shares = sharesOf(weights);
  const requirements = criteria
    .map(({ id, name, meaning }, index): Requirement => {
      const score = Math.max(...candidates.map(({ scores }) => scores[id] ?? 0));
      const best = candidates.filter(({ scores }) => scores[id] === score);
      return {
        id,
        name,
        weight: plan.criteria[id],
        share: shares?.[index],
        description: plan.requirements?.[id] ?? meaning,
        best: best.length > 0 ? { names: listed(best.map((one) => one.name)), score } : undefined,
      };
    })
    .sort((one, other) => other.weight - one.weight);
  return (
    <section>
      <FigureHead
        title="Key requirements"
        caption={`${counted(requirements.length, 'requirement')}, heaviest first; weights from 0 to 100, total ${sumOfWeights(plan.criteria)}`}
      />
      <WeightMix weights={requirements} />
      <StackedTable
        label="Key requirements"
        columns={columns}
        rows={requirements}
        keyOf={({ id }) => id}
      />
    </section>
  );
}
