import { analysisSteps, type ProcessingStep, processingStepSchema } from '@rapport/contract';
import { capitalised, counted } from '@/lib/number-words.ts';

const stepNames: Record<ProcessingStep, string> = {
  queued: 'Queued',
  extracting_text: 'Extracting text',
  parsing_transcript: 'Parsing transcript',
  identifying_participants: 'Identifying participants',
  analyzing_sentiment: 'Analyzing sentiment',
  building_connection_map: 'Building connection map',
  summarizing: 'Summarizing',
  saving_results: 'Saving results',
  transcribing: 'Writing down',
};

/** 'Step 5 of 8 · Analyzing sentiment'; a step that is none of the analysis has no number. */
export function stepText(currentStep: string): string {
  const { data: step } = processingStepSchema.safeParse(currentStep);
  if (!step) return capitalised(currentStep.replaceAll('_', ' '));
  const steps: readonly ProcessingStep[] = analysisSteps;
  const at = steps.indexOf(step);
  return at < 0 ? stepNames[step] : `Step ${at + 1} of ${steps.length} · ${stepNames[step]}`;
}

/** '~2 minutes remaining'; null if the time is unknown or zero. */
export function timeLeftText(seconds: number | null): string | null {
  if (seconds === null || seconds <= 0) return null;
  const minutes = Math.ceil(seconds / 60);
  return `~${counted(minutes, 'minute')} remaining`;
}

/** A whole percentage between 0 and 100. */
export function shownPercentage(percentage: number): number {
  return Math.round(Math.min(100, Math.max(0, percentage)));
}
