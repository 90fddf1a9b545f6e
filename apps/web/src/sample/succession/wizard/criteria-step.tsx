import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { WeightMix } from '@/components/weights/weight-mix.tsx';
import { WeightRows } from '@/components/weights/weight-rows.tsx';
import { defaultWeights, type Weights } from '../domain/criteria.ts';
import { useShownCriteria } from '../domain/shown-criteria.ts';
import { FavoursPanel } from './favours-panel.tsx';

type CriteriaStepProps = { weights: Weights; onChange: (weights: Weights) => void };

export function CriteriaStep({ weights, onChange }: CriteriaStepProps) {
  const [moving, setMoving] = useState<string>();
  // The sentence on the weights is updated when a slider is released.
  const [settled, setSettled] = useState(weights);
  const rows = useShownCriteria().map(({ id, name, meaning }) => ({
    id,
    name,
    meaning,
    weight: weights[id],
  }));
  const reset = () => {
    setMoving(undefined);
    setSettled(defaultWeights);
    onChange(defaultWeights);
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-6 @min-[860px]:grid-cols-[minmax(0,1fr)_280px]">
      <section>
        <FigureHead
          title="Matching criteria"
          caption="Weight from 0 to 100 in steps of 5. The strip shows what each is worth in the overall score."
          actions={
            <Button size="small" icon={RotateCcw} onClick={reset}>
              Reset to defaults
            </Button>
          }
        />
        <div className="mt-4">
          <WeightMix weights={rows} moving={moving} />
        </div>
        <WeightRows
          heading="Criterion"
          weights={rows}
          moving={moving}
          onWeightChange={(id, weight) => {
            setMoving(id);
            onChange({ ...weights, [id]: weight });
          }}
          onSettled={(id, weight) => setSettled({ ...weights, [id]: weight })}
        />
      </section>
      <FavoursPanel weights={settled} />
    </div>
  );
}
