/** A day is a plain string, read and written as UTC, so the reader's own time zone never moves it. */
function writeDay(day: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  // The one month that would be four letters long.
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/Sept\b/, 'Sep');
}

/** '31 March 2027' */
export const longDay = (day: string): string =>
  writeDay(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** '31 Mar 2027' */
export const shortDay = (day: string): string =>
  writeDay(day, { day: 'numeric', month: 'short', year: 'numeric' });

/** '31 Mar', where the year is said elsewhere. */
export const dayAndMonth = (day: string): string =>
  writeDay(day, { day: 'numeric', month: 'short' });

/** 'March 2027', of a day or of a month alone. */
export const monthAndYear = (month: string): string =>
  writeDay(`${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' });

function writeMoment(moment: string, month: 'short' | 'long'): string {
  const date = new Date(moment);
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric' });
  return `${day.format(date)}, ${clockTime(moment)}`;
}

/** '18 November 2026, 16:20', where the reader is; a moment without a zone is as it says. */
export const longMoment = (moment: string): string => writeMoment(moment, 'long');

/** '18 Nov 2026, 16:20' */
export const shortMoment = (moment: string): string => writeMoment(moment, 'short');

/** '16:20' */
export const clockTime = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
