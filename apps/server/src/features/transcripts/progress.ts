import type { ProcessingStep } from '@rapport/contract';

/** How much of the work lies behind when a step begins, in per cent: measured on hour-long meetings. */
const percentageAtStep: Record<ProcessingStep, number> = {
  queued: 0,
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

/** Where the work stands as a step begins, after so many seconds; the rest is expected to go as fast. */
export function progressAt(step: ProcessingStep, elapsedSeconds: number): Progress {
  const percentage = percentageAtStep[step];
  const secondsRemaining =
    percentage === 0 ? null : Math.ceil((elapsedSeconds * (100 - percentage)) / percentage);
  return { step, percentage, secondsRemaining };
}
