import type { SuccessionWeights } from '@rapport/contract';
import { useState } from 'react';
import { WeightMix } from '@/components/weights/weight-mix.tsx';
import { WeightRows } from '@/components/weights/weight-rows.tsx';
import { type Kind, kinds } from './role-in-address.ts';
import { kindWords } from './role-words.ts';

type WeightSlidersProps = {
  weights: SuccessionWeights;
  meanings?: Record<Kind, string>;
  /** Kinds that are weighed; the others have no slider. */
  weighed?: readonly Kind[];
  /** Called when a slider is released. */
  onChange: (weights: SuccessionWeights) => void;
};

/** Sets how much ties, topics and duties count. */
export function WeightSliders({
  weights,
  meanings,
  weighed = kinds,
  onChange,
}: WeightSlidersProps) {
  const [moved, setMoved] = useState<{ id: string; weight: number }>();
  const rows = weighed.map((id) => ({
    id,
    name: kindWords[id],
    ...(meanings && { meaning: meanings[id] }),
    weight: moved?.id === id ? moved.weight : weights[id],
  }));
  return (
    <>
      {rows.length > 1 && <WeightMix weights={rows} moving={moved?.id} />}
      <WeightRows
        heading="Kind"
        weights={rows}
        moving={moved?.id}
        onWeightChange={(id, weight) => setMoved({ id, weight })}
        onSettled={(id, weight) => {
          setMoved(undefined);
          onChange({ ...weights, [id]: weight });
        }}
      />
    </>
  );
}
