import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { WeightMix } from '@/components/weights/weight-mix.tsx';
import { WeightRows } from '@/components/weights/weight-rows.tsx';
import { priorities } from '@/sample-data/scenarios/departure-options.ts';
import { defaultWeights, type PriorityWeights } from '../kept/scenario-form.ts';
import { weightWords } from './weight-words.ts';

type PrioritiesProps = {
  weights: PriorityWeights;
  onChange: (weights: PriorityWeights) => void;
};

/** What counts how much, as five sliders and the mix they make. */
export function Priorities({ weights, onChange }: PrioritiesProps) {
  const [moving, setMoving] = useState<string>();
  const rows = priorities.map((priority) => ({ ...priority, weight: weights[priority.id] }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  // Said when a knob is let go, not at each step on its way.
  const [said, setSaid] = useState({ weights, moved: moving });
  const latest = useRef(said);
  const words = weightWords(
    priorities.map((priority) => ({ ...priority, weight: said.weights[priority.id] })),
    said.moved,
  );
  const isDefault = rows.every(({ id, weight }) => weight === defaultWeights[id]);
  const reset = () => {
    setMoving(undefined);
    setSaid({ weights: defaultWeights, moved: undefined });
    onChange(defaultWeights);
  };
  return (
    <section aria-label="Priorities">
      <FigureHead
        title="Priorities"
        caption={`Weight from 0 to 100 in steps of 5; the strip shows each share of the total, ${total}`}
      />
      <WeightMix weights={rows} moving={moving} />
      <WeightRows
        heading="Priority"
        weights={rows}
        moving={moving}
        onWeightChange={(id, weight) => {
          const next = { ...weights, [id]: weight };
          latest.current = { weights: next, moved: id };
          setMoving(id);
          onChange(next);
        }}
        onSettled={() => setSaid(latest.current)}
      />
      <p role="status" className="mt-3 text-pretty text-ink-2">
        {words}
      </p>
      {!isDefault && (
        <Button size="small" className="mt-3" onClick={reset}>
          Reset to defaults
        </Button>
      )}
    </section>
  );
}
