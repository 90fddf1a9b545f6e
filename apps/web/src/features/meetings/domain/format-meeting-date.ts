/**
 * A meeting's date and time are already in the organization's time zone, as plain strings. They are
 * read as UTC and written as UTC, so the reader's own time zone never moves a meeting.
 */
function write(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** '20 Nov', with the year when it is not `currentYear`: '20 Nov 2025'. */
export function shortDate(date: string, currentYear = new Date().getFullYear()): string {
  const isOtherYear = !date.startsWith(`${currentYear}-`);
  return write(date, {
    day: 'numeric',
    month: 'short',
    ...(isOtherYear && { year: 'numeric' as const }),
  });
}

/** 'Fri 14:05' */
export function weekdayAndTime(date: string, time: string): string {
  return `${write(date, { weekday: 'short' })} ${time}`;
}

/** 'Thursday, 19 November 2026' */
export function longDate(date: string): string {
  const weekday = write(date, { weekday: 'long' });
  return `${weekday}, ${write(date, { day: 'numeric', month: 'long', year: 'numeric' })}`;
}
