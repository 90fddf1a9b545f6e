const dayMs = 86_400_000;

/** Days are YYYY-MM-DD, without a time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The Monday of the day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** In whole years. */
export const yearsBetween = (from: string, to: string): number =>
  Math.floor(daysBetween(from, to) / 365.25);

/** The local day of a moment. */
export function dayOf(moment: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

export const today = (): string => dayOf(new Date());
