/** `.90` is nine tenths, or 90 milliseconds. */
export type FractionStyle = 'decimal' | 'count of milliseconds';

const clock = /^(-?)(?:(\d+):)?(\d+):(\d+)(?:[.,](\d+))?$/;

/** Seconds of `H:MM:SS` or `MM:SS`, with or without a fraction; else null. Fields may exceed 59. */
export function secondsOf(text: string, fraction: FractionStyle = 'decimal'): number | null {
  const match = clock.exec(text.trim());
  if (!match) return null;
  const [, sign, hours = '0', minutes, seconds, digits = ''] = match;
  const milliseconds =
    Number(hours) * 3_600_000 +
    Number(minutes) * 60_000 +
    Number(seconds) * 1000 +
    fractionMilliseconds(digits, fraction);
  return (sign ? -milliseconds : milliseconds) / 1000;
}

/** A fraction of 1000 is 999.5 ms rounded up, that is one more second. */
function fractionMilliseconds(digits: string, style: FractionStyle): number {
  if (digits === '') return 0;
  if (digits === '1000') return 1000;
  if (style === 'count of milliseconds' && digits.length <= 3) return Number(digits);
  return Math.round(Number(`0.${digits}`) * 1000);
}
