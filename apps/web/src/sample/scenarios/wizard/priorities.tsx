import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { WeightMix } from '@/components/weights/weight-mix.tsx';
import { WeightRows } from '@/components/weights/weight-rows.tsx';
import { priorities } from '../domain/departure-options.ts';
import { defaultWeights, type PriorityWeights } from '../stored/scenario-form.ts';
import { weightWords } from './weight-words.ts';

type PrioritiesProps = {
  weights: PriorityWeights;
  onChange: (weights: PriorityWeights) => void;
};

export function Priorities({ weights, onChange }: PrioritiesProps) {
  const [moving, setMoving] = useState<string>();
  const rows = priorities.map((priority) => ({ ...priority, weight: weights[priority.id] }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  // Updated when a slider is released, not while it moves.
  const [words, setWords] = useState(() => weightWords(rows, undefined));
  const say = (next: PriorityWeights, moved: string | undefined) =>
    setWords(
      weightWords(
        priorities.map((priority) => ({ ...priority, weight: next[priority.id] })),
        moved,
      ),
    );
  const isDefault = rows.every(({ id, weight }) => weight === defaultWeights[id]);
  const reset = () => {
    setMoving(undefined);
    onChange(defaultWeights);
    say(defaultWeights, undefined);
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
          setMoving(id);
          onChange({ ...weights, [id]: weight });
        }}
        onSettled={(id, weight) => say({ ...weights, [id]: weight }, id)}
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
