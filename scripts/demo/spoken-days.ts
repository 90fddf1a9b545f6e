export const spoken = (day: Date, options: Intl.DateTimeFormatOptions) =>
  day.toLocaleString('en-GB', { ...options, timeZone: 'UTC' });

export function daysFrom(day: string, days: number): Date {
  const moved = new Date(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved;
}

export function monthFrom(day: string, months: number): string {
  const moved = new Date(`${day.slice(0, 8)}15`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return spoken(moved, { month: 'long' });
}
