import type { Cue } from '../types.ts';
import { timeOfDay } from './elapsed.ts';
import type { Reading } from './layout.ts';

const daySeconds = 86_400;
/** A longer silence is between two occasions, not within a meeting. */
const longestGapSeconds = 4 * 3600;

/**
 * Converts seconds since 1970 to seconds from the start of the meeting. Lines that are hours away from most others
 * keep their words and lose their time, so that they neither move the meeting's day nor make it days long.
 */
export function mainSpan(cues: readonly Cue[]): Pick<Reading, 'cues' | 'date' | 'startTime'> {
  const spans: { from: number; to: number; lines: number }[] = [];
  for (const { start } of cues) {
    if (start === null) continue;
    const last = spans.at(-1);
    if (last && start >= last.from && start - last.to <= longestGapSeconds) {
      last.to = Math.max(last.to, start);
      last.lines++;
    } else spans.push({ from: start, to: start, lines: 1 });
  }
  const [main] = spans.sort((a, b) => b.lines - a.lines);
  if (!main) return { cues: [...cues] };
  const since = (time: number | null) =>
    time === null || time < main.from || time > main.to + longestGapSeconds
      ? null
      : Math.round((time - main.from) * 1000) / 1000;
  return {
    date: new Date(main.from * 1000).toISOString().slice(0, 10),
    startTime: timeOfDay(main.from % daySeconds),
    cues: cues.map((cue) => ({ ...cue, start: since(cue.start), end: since(cue.end) })),
  };
}
