import type { Cue } from '../types.ts';
import { timeOfDay } from './elapsed.ts';
import type { Reading } from './layout.ts';

const daySeconds = 86_400;
/** A longer silence is between two occasions, not within a meeting. */
const longestGapSeconds = 4 * 3600;

type Span = { from: number; to: number };

/** The time of the meeting, in seconds since 1970: that with most lines, if hours lie between some. */
export function mainSpan(times: Iterable<number>): Span | null {
  const spans: (Span & { lines: number })[] = [];
  for (const time of times) {
    const last = spans.at(-1);
    if (last && time >= last.from && time - last.to <= longestGapSeconds) {
      last.to = Math.max(last.to, time);
      last.lines++;
    } else spans.push({ from: time, to: time, lines: 1 });
  }
  return spans.sort((a, b) => b.lines - a.lines)[0] ?? null;
}

/**
 * Converts seconds since 1970 to seconds from the start of the meeting. Lines that are hours away from most others
 * keep their words and lose their time, so that they neither move the meeting's day nor make it days long.
 */
export function withinMainSpan(cues: readonly Cue[]): Pick<Reading, 'cues' | 'date' | 'startTime'> {
  const main = mainSpan(cues.flatMap(({ start }) => start ?? []));
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
