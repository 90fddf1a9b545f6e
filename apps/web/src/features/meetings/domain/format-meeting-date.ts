/**
 * A meeting's date and time are already in the organization's time zone, as plain strings. They are
 * read as UTC and written as UTC, so the reader's own time zone never moves a meeting.
 */
function dateWriter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  // Making a format takes far longer than using it, and a list writes many dates.
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date) => format.format(new Date(`${date}T00:00:00Z`));
}

const dayAndMonth = dateWriter({ day: 'numeric', month: 'short' });
const dayMonthAndYear = dateWriter({ day: 'numeric', month: 'short', year: 'numeric' });
const shortWeekday = dateWriter({ weekday: 'short' });
const weekday = dateWriter({ weekday: 'long' });
const wholeDate = dateWriter({ day: 'numeric', month: 'long', year: 'numeric' });

/** '20 Nov', with the year when it is not `currentYear`: '20 Nov 2025'. */
export function shortDate(date: string, currentYear = new Date().getFullYear()): string {
  return date.startsWith(`${currentYear}-`) ? dayAndMonth(date) : dayMonthAndYear(date);
}

/** 'Fri 14:05' */
export function weekdayAndTime(date: string, time: string): string {
  return `${shortWeekday(date)} ${time}`;
}

/** 'Thursday, 19 November 2026' */
export function longDate(date: string): string {
  return `${weekday(date)}, ${wholeDate(date)}`;
}
