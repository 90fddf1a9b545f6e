/** Seconds since 1970 of `2026-07-10T15:30:00Z`; null if it is no moment. */
export function momentOf(written: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(written)) return null;
  const moment = Date.parse(written) / 1000;
  return Number.isNaN(moment) ? null : moment;
}
