import { useState } from 'react';
import { WeightMix } from '@/components/weights/weight-mix.tsx';
import { WeightRows } from '@/components/weights/weight-rows.tsx';
import { Part } from './part.tsx';

const first = [
  { id: 'skill', name: 'Skill match', weight: 80 },
  { id: 'alignment', name: 'Strategic alignment', weight: 85 },
  { id: 'tenure', name: 'Tenure', weight: 50 },
];

export function Sliders() {
  const [weights, setWeights] = useState(first);
  const [moving, setMoving] = useState<string>();
  const change = (id: string, weight: number) => {
    setMoving(id);
    setWeights((now) => now.map((one) => (one.id === id ? { ...one, weight } : one)));
  };
  return (
    <Part
      title="Sliders with weights"
      caption="0 to 100 in steps of 5; the strip shows each share of the total"
    >
      <WeightMix weights={weights} moving={moving} />
      <WeightRows
        heading="Criterion"
        weights={weights}
        moving={moving}
        onWeightChange={change}
        onSettled={() => setMoving(undefined)}
      />
    </Part>
  );
}
