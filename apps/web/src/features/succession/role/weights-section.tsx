import {
  defaultSuccessionWeights,
  type RoleCoverage,
  type SuccessionWeights,
} from '@rapport/contract';
import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { counted } from '@/lib/number-words.ts';
import { type Kind, kinds } from './role-in-address.ts';
import { firstNameOf, kindWords } from './role-words.ts';
import { WeightSliders } from './weight-sliders.tsx';

type WeightsSectionProps = {
  coverage: RoleCoverage;
  weights: SuccessionWeights;
  /** Called when a slider is released. */
  onChange: (weights: SuccessionWeights) => void;
};

export function WeightsSection({ coverage, weights, onChange }: WeightsSectionProps) {
  const meanings = meaningsOf(coverage);
  const weighed = kinds.filter((kind) => coverage.weighed[kind]);
  const shown = kinds.filter((kind) => !coverage.weighed[kind]);
  return (
    <section>
      <FigureHead
        title="What counts"
        caption="Decides the order, nothing else"
        actions={
          <Button
            size="small"
            icon={RotateCcw}
            className="print:hidden"
            onClick={() => onChange(defaultSuccessionWeights)}
          >
            Reset
          </Button>
        }
      />
      {weighed.length > 0 && (
        <WeightSliders
          weights={weights}
          meanings={meanings}
          weighed={weighed}
          onChange={onChange}
        />
      )}
      {shown.length > 0 && (
        <>
          <ul aria-label="Kinds without a weight">
            {shown.map((kind) => (
              <li
                key={kind}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t py-1.5"
              >
                <span>
                  <span className="block font-medium">{kindWords[kind]}</span>
                  <span className="block text-12 text-ink-3">{meanings[kind]}</span>
                </span>
                <span className="text-12 text-ink-2">
                  {coverage[kind].length === 0 ? 'none' : 'shown, not weighed'}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-12 text-ink-3 text-pretty">
            A kind with fewer than 5 things has no weight: one thing more or less would turn the
            list around.
          </p>
        </>
      )}
    </section>
  );
}

function meaningsOf({ person, ties, topics, series }: RoleCoverage): Record<Kind, string> {
  const name = firstNameOf(person);
  return {
    ties: `${counted(ties.length, 'person', 'people')} ${name} speaks with`,
    topics: `${topics.length} that are theirs mostly or only`,
    series: `${counted(series.length, 'series', 'series')} that they open`,
  };
}
