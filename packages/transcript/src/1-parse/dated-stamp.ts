/** `31/12/2022, 11:40:26`, `2026-03-25T10:30:00Z`, `3/25/26 at 10:30 AM`, `25.03.2026 10:30`, `3/25 10:30`. */
export const datedPattern = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}/\d{1,2}),?(?:T|\s(?:at\s|um\s|à\s)?)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,6})?)?(?:[\s\u202f]?[AaPp]\.?[Mm]\.?)?(?:Z|\sUTC|[+-]\d{2}:?\d{2})?`;

const dated =
  /^(\d{1,4})([./-])(\d{1,2})(?:[./-](\d{2,4}))?,?(?:T|\s(?:at\s|um\s|à\s)?)(\d{1,2}):(\d{2})(?::(\d{2}(?:[.,]\d{1,6})?))?(?:[\s\u202f]?([AaPp])\.?[Mm]\.?)?(Z|\sUTC)?/;

/** For stamps without a year, whose day is not reported. */
const anyYear = '2000';

type Order = 'ymd' | 'dmy' | 'mdy';

/** `isSure` is false if day and month could be the other way round in all stamps. */
export type DayOrder = { order: Order; isSure: boolean };

/** The order of day and month that fits all stamps of a file. */
export function dayOrder(stamps: readonly string[]): DayOrder {
  const parts = stamps.flatMap((stamp) => {
    const match = dated.exec(stamp);
    return match ? [match] : [];
  });
  const hasYears = parts.every(([, , , , year]) => year !== undefined);
  if (parts.every(([, first = '']) => first.length === 4)) return { order: 'ymd', isSure: true };
  if (parts.some(([, first]) => Number(first) > 12)) return { order: 'dmy', isSure: hasYears };
  if (parts.some(([, , , second]) => Number(second) > 12))
    return { order: 'mdy', isSure: hasYears };
  if (parts.every(([, , separator]) => separator === '.'))
    return { order: 'dmy', isSure: hasYears };
  const hasHalves = parts.some(([, , , , , , , , half]) => half !== undefined);
  return { order: hasHalves ? 'mdy' : 'dmy', isSure: false };
}

/** Seconds since 1970 of the day and time as written; null if they are none. */
export function secondsOfDated(stamp: string, { order }: DayOrder): number | null {
  const match = dated.exec(stamp);
  if (!match) return null;
  const [, a = '', , b = '', c = anyYear, hours, minutes, seconds = '0', half] = match;
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b];
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const date = Date.UTC(
    year.length === 2 ? 2000 + Number(year) : Number(year),
    Number(month) - 1,
    Number(day),
  );
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  if (!isDay || hour > 23 || Number(minutes) > 59) return null;
  return date / 1000 + hour * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

export const isUniversal = (stamp: string): boolean => /(?:Z|\sUTC)$/.test(stamp);
