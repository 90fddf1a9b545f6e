import { useState } from 'react';
import { coverageTone, riskTone } from '@/components/planning/figure-bands.ts';
import { FigureBar, FigureMark } from '@/components/planning/figure-bar.tsx';
import { complexities, impactLevels, Level } from '@/components/planning/level.tsx';
import { Stepper } from '@/components/planning/stepper.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Part, Samples } from './part.tsx';

const bars = [
  {
    name: 'Coverage',
    figure: '64 %',
    note: 'green from 80, amber from 60',
    bar: <FigureBar percent={64} tone={coverageTone(64)} />,
  },
  { name: 'Plain data', figure: '82 %', note: 'ink', bar: <FigureBar percent={82} /> },
  {
    name: 'Progress, now',
    figure: '62 %',
    note: 'accent',
    bar: <Progress label="Progress" percentage={62} />,
  },
];

const steps = [
  { name: 'Template', chosen: 'Custom' },
  { name: 'Basics', chosen: 'Pricing 2027' },
  { name: 'Details' },
];

const risks = [8.7, 6.4, 3.2];

export function Levels() {
  const [step, setStep] = useState(3);
  return (
    <Part title="Levels and bars" caption="Colour marks what is unusual; the rest is ink">
      <Samples label="Impact and risk">
        <span className="flex flex-wrap gap-x-5 gap-y-2">
          {impactLevels.map((level) => (
            <Level key={level} value={level} />
          ))}
        </span>
      </Samples>
      <Samples label="Complexity">
        <span className="flex flex-wrap gap-x-5 gap-y-2">
          {complexities.map((level) => (
            <Level key={level} value={level} />
          ))}
        </span>
      </Samples>
      <Samples label="Risk score: red from 8, amber from 6">
        <span className="flex gap-5">
          {risks.map((score) => (
            <span key={score} className="flex items-center gap-2 font-strong">
              <FigureMark tone={riskTone(score)} />
              {score}
            </span>
          ))}
        </span>
      </Samples>
      <dl className="mt-1 grid gap-3">
        {bars.map(({ name, figure, note, bar }) => (
          <div key={name} className="grid gap-1">
            <dt className="flex justify-between">
              <span>
                {name} <span className="text-12 text-ink-3">{note}</span>
              </span>
              <span className="font-strong">{figure}</span>
            </dt>
            <dd>{bar}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-12 text-ink-3">Steps of a wizard; done ones lead back</p>
      <Stepper
        steps={steps.map((one, index) => (index + 1 < step ? one : { name: one.name }))}
        current={step}
        onGoTo={setStep}
      />
    </Part>
  );
}
