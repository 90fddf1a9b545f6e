import { useEffect, useState } from 'react';
import { longMoment } from '@/lib/format-day.ts';
import type { ShownScenario } from '../domain/shown-scenarios.ts';
import { rememberRun } from '../stored/stored-scenarios.ts';

const steps = ['Reading the sample data', 'Computing the impact', 'Comparing with the last result'];
const stepMs = 400;

/** The sample's data never change, so the result stays the same and a message says so. */
export function useRunAgain({ id, completedAt }: ShownScenario) {
  const [step, setStep] = useState<number>();
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    if (step === undefined) return;
    const timer = setTimeout(() => {
      if (step + 1 < steps.length) return setStep(step + 1);
      setStep(undefined);
      const isKept = rememberRun(id, new Date().toISOString());
      setOutcome(
        isKept
          ? `Nothing has changed since ${longMoment(completedAt)}: the sample data is the same.`
          : 'Nothing has changed. The time of this run could not be saved: this browser blocks storage.',
      );
    }, stepMs);
    return () => clearTimeout(timer);
  }, [step, id, completedAt]);

  return {
    run: () => {
      setOutcome('');
      setStep(0);
    },
    running:
      step === undefined
        ? undefined
        : { step: steps[step], percentage: ((step + 1) / steps.length) * 100 },
    outcome,
  };
}
