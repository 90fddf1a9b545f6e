import { secondsOf } from '../clock-time.ts';

/** In seconds; `regular` if written as specified. */
export type Timing = { start: number; end: number; regular: boolean };

const strict =
  /^[ \t\f]*(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t\f]*-->[ \t\f]*(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})(?!\d)/;
const loose =
  /^[ \t\f]*(-?(?:\d{1,6}:)?\d{1,4}:\d{1,4}(?:[.,]\d{1,9})?)[ \t\f]*-->[ \t\f]*(-?(?:\d{1,6}:)?\d{1,4}:\d{1,4}(?:[.,]\d{1,9})?)(?![\d:.,])/;
const unpadded = /(?:^|[\s:-])\d:\d{1,2}(?::\d{1,2})?[.,]|:\d[.,]/;

export function timingReader(): (line: string) => Timing | null {
  let countsMilliseconds = false;
  return (line) => {
    const exact = strict.exec(line);
    if (exact) {
      const [, h1, m1, s1, f1, h2, m2, s2, f2] = exact;
      return { start: seconds(h1, m1, s1, f1), end: seconds(h2, m2, s2, f2), regular: true };
    }
    const free = loose.exec(line);
    if (!free?.[1] || !free[2]) return null;
    countsMilliseconds ||= unpadded.test(free[1]) || unpadded.test(free[2]);
    const fraction = countsMilliseconds ? 'count of milliseconds' : 'decimal';
    const start = secondsOf(free[1], fraction);
    const end = secondsOf(free[2], fraction);
    return start === null || end === null ? null : { start, end, regular: false };
  };
}

/** Divides whole milliseconds once, to get 59.999 instead of 59.998999. */
function seconds(
  hours: string | undefined,
  minutes: string | undefined,
  wholeSeconds: string | undefined,
  milliseconds: string | undefined,
): number {
  return (
    (Number(hours ?? 0) * 3_600_000 +
      Number(minutes) * 60_000 +
      Number(wholeSeconds) * 1000 +
      Number(milliseconds)) /
    1000
  );
}
