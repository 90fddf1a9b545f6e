import { type ProcessingStep, processingStepSchema } from '@rapport/contract';

const stepNames: Record<ProcessingStep, string> = {
  queued: 'Queued',
  extracting_text: 'Extracting text',
  parsing_transcript: 'Parsing transcript',
  identifying_participants: 'Identifying participants',
  analyzing_sentiment: 'Analyzing sentiment',
  building_connection_map: 'Building connection map',
  summarizing: 'Summarizing',
  saving_results: 'Saving results',
};

/** 'Step 5 of 8 · Analyzing sentiment'; a step that is not known is only named. */
export function stepText(currentStep: string): string {
  const step = processingStepSchema.safeParse(currentStep);
  if (!step.success) {
    const words = currentStep.replaceAll('_', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  }
  const steps = processingStepSchema.options;
  return `Step ${steps.indexOf(step.data) + 1} of ${steps.length} · ${stepNames[step.data]}`;
}

/** '~2 minutes remaining', or nothing while the time left is not known or over. */
export function timeLeftText(seconds: number | null): string | null {
  if (seconds === null || seconds <= 0) return null;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '~1 minute remaining' : `~${minutes} minutes remaining`;
}

/** A whole percentage between 0 and 100. */
export function shownPercentage(percentage: number): number {
  return Math.round(Math.min(100, Math.max(0, percentage)));
}
