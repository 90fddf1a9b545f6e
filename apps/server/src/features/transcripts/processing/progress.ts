import { analysisSteps, type ProcessingStep } from '@rapport/contract';

/** Percent of the work done when a step begins, measured on hour-long meetings. */
const percentageAtStep: Record<ProcessingStep, number> = {
  queued: 0,
  transcribing: 0,
  extracting_text: 5,
  parsing_transcript: 30,
  identifying_participants: 45,
  analyzing_sentiment: 55,
  building_connection_map: 65,
  summarizing: 75,
  saving_results: 90,
};

export type Progress = {
  step: ProcessingStep;
  percentage: number;
  secondsRemaining: number | null;
};

/** Estimates the remaining time from the time so far. */
export function progressAt(step: ProcessingStep, elapsedSeconds: number): Progress {
  const percentage = percentageAtStep[step];
  const secondsRemaining =
    percentage === 0 ? null : Math.ceil((elapsedSeconds * (100 - percentage)) / percentage);
  return { step, percentage, secondsRemaining };
}

/** `part` is the share of the step that is done, 0 to 1. */
export function progressWithin(
  step: ProcessingStep,
  part: number,
  secondsInStep: number,
): Progress {
  const from = percentageAtStep[step];
  const order: readonly ProcessingStep[] = analysisSteps;
  const next = step === 'transcribing' ? 'extracting_text' : order[order.indexOf(step) + 1];
  const to = next ? percentageAtStep[next] : 100;
  return {
    step,
    percentage: Math.floor(from + part * (to - from)),
    secondsRemaining: part === 0 ? null : Math.ceil((secondsInStep * (1 - part)) / part),
  };
}
