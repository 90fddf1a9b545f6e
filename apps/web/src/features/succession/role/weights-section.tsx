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
import { firstNameOf } from './role-words.ts';
import { WeightSliders } from './weight-sliders.tsx';

type WeightsSectionProps = {
  coverage: RoleCoverage;
  weights: SuccessionWeights;
  /** Called when a slider is released. */
  onChange: (weights: SuccessionWeights) => void;
};

export function WeightsSection({ coverage, weights, onChange }: WeightsSectionProps) {
  const { person, ties, topics, series } = coverage;
  const meaningOf = (kind: Kind, words: string) =>
    coverage[kind].length === 0 ? 'None, so it does not count' : words;
  return (
    <section>
      <FigureHead
        title="What counts"
        caption="Weight from 0 to 100 in steps of 5"
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
      <WeightSliders
        weights={weights}
        meanings={{
          ties: meaningOf(
            'ties',
            `${counted(ties.length, 'person', 'people')} ${firstNameOf(person)} speaks with`,
          ),
          topics: meaningOf('topics', `${topics.length} that are theirs mostly or only`),
          series: meaningOf('series', `${series.length} that they lead`),
        }}
        idle={kinds.filter((kind) => coverage[kind].length === 0)}
        onChange={onChange}
      />
    </section>
  );
}
