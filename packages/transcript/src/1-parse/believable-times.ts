import type { Cue } from '../types.ts';

/** 1000 hours: no single recording is longer. */
const longestSeconds = 3_600_000;

/** Whether this is plausible as a time in a recording, or as its length. */
export const isBelievableTime = (seconds: number): boolean => Math.abs(seconds) <= longestSeconds;

/** Drops impossible times, and end times before their start. Words are kept. */
export function withBelievableTimes(cues: Cue[]): Cue[] {
  return cues.every(isBelievable) ? cues : cues.map(believed);
}

function isBelievable({ start, end }: Cue): boolean {
  if (start !== null && !isBelievableTime(start)) return false;
  return end === null || (isBelievableTime(end) && (start === null || start <= end));
}

function believed(cue: Cue): Cue {
  const start = cue.start !== null && isBelievableTime(cue.start) ? cue.start : null;
  const end = cue.end !== null && isBelievableTime(cue.end) ? cue.end : null;
  return { ...cue, start, end: start !== null && end !== null && end < start ? null : end };
}
