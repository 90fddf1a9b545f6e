import { addDays, daysBetween } from '@/lib/days.ts';
import type { Candidate } from './candidate.ts';
import { addMonths, periodWords } from './days.ts';
import type { Timeframe } from './plan.ts';

export type PhaseStatus = 'completed' | 'in-progress' | 'planned' | 'not-started';

export type Phase = {
  phase: string;
  tasks: readonly string[];
  status: PhaseStatus;
  period: string;
  /** Share of the time that has passed, in percent. */
  elapsed: number;
};

/** End of each of the four phases, as a share of the total time. */
const ends = [0.09, 0.5, 0.83, 1];

export const dueOn = (created: string, timeframe: Timeframe): string =>
  addMonths(created, timeframe);

export function developmentTimeline(
  candidate: Candidate,
  { created, timeframe, asOf }: { created: string; timeframe: Timeframe; asOf: string },
): Phase[] {
  const days = daysBetween(created, dueOn(created, timeframe));
  const boundaries = [0, ...ends.map((end) => Math.round(end * days))];
  const today = daysBetween(created, asOf);
  let isNextKnown = false;
  return candidate.development.map(({ phase, tasks }, index) => {
    const start = boundaries[index] ?? 0;
    const end = boundaries[index + 1] ?? days;
    const elapsed = Math.round(Math.min(1, Math.max(0, (today - start) / (end - start))) * 100);
    let status: PhaseStatus = 'not-started';
    if (today >= end) status = 'completed';
    else if (today > start) status = 'in-progress';
    else if (!isNextKnown) {
      status = 'planned';
      isNextKnown = true;
    }
    const last = addDays(created, Math.max(start, end - 1));
    const period = periodWords(addDays(created, start), last, timeframe === 1);
    return { phase, tasks, status, period, elapsed };
  });
}
