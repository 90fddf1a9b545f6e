import type { Cue } from '../types.ts';
import type { Reading } from './layout.ts';

const daySeconds = 86_400;
/** In seconds; a first stamp later than this is a time of day. */
const latestStartSeconds = 3 * 3600;

export type Clock = 'time of day' | 'unknown';

/**
 * Converts times of day to seconds from the start, also past midnight. Stamps that already count from the start are
 * kept.
 */
export function elapsed(
  cues: Cue[],
  clock: Clock = 'unknown',
): Pick<Reading, 'cues' | 'startTime'> {
  const first = cues.find((cue) => cue.start !== null)?.start;
  if (first === undefined || first === null) return { cues };
  if (clock === 'unknown' && first < latestStartSeconds) return { cues };
  let days = 0;
  let previous = first;
  const sinceFirst = (time: number) => {
    if (time < previous - daySeconds / 2) days++;
    previous = time;
    return Math.round((time + days * daySeconds - first) * 1000) / 1000;
  };
  return {
    startTime: timeOfDay(first),
    cues: cues.map((cue) => ({
      ...cue,
      start: cue.start === null ? null : sinceFirst(cue.start),
      end: cue.end === null ? null : sinceFirst(cue.end),
    })),
  };
}

/** HH:mm, from seconds since midnight. */
export function timeOfDay(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

function pad(n: number): string {
  return String(n).padStart(2, '0');
}
