// Names are written out: creating the browser's date formats takes about 15 ms at start-up, and the
// list needs only these.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].concat([
  'September',
  'October',
  'November',
  'December',
]);

/**
 * A meeting's date is a plain string in the organization's time zone. It is read as UTC, so that
 * the reader's time zone never changes it.
 */
function partsOf(date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  return {
    weekday: weekdays[day.getUTCDay()] ?? '',
    day: day.getUTCDate(),
    month: months[day.getUTCMonth()] ?? '',
    year: day.getUTCFullYear(),
  };
}

const hourMs = 3_600_000;
/** Offsets of the time zones furthest behind and ahead of UTC, in hours. */
const offsetHours = [-12, 14];

/**
 * The current year if it is the same in all time zones, otherwise undefined: around New Year, the
 * organization's time zone may be in another year than the reader's.
 */
export function yearEverywhere(now: Date): number | undefined {
  const [first, last] = offsetHours.map((hours) =>
    new Date(now.getTime() + hours * hourMs).getUTCFullYear(),
  );
  return first === last ? first : undefined;
}

/** '20 Nov', with the year if it is not `currentYear`: '20 Nov 2025'. */
export function shortDate(date: string, currentYear = yearEverywhere(new Date())): string {
  const { day, month, year } = partsOf(date);
  return [day, month.slice(0, 3), year === currentYear ? '' : year].join(' ').trim();
}

/** 'Fri 14:05', or 'Fri' if the time is unknown. */
export function weekdayAndTime(date: string, time: string | null): string {
  return [partsOf(date).weekday.slice(0, 3), time].join(' ').trim();
}

/** 'Thursday, 19 November 2026' */
export function longDate(date: string): string {
  const { weekday, day, month, year } = partsOf(date);
  return `${weekday}, ${day} ${month} ${year}`;
}
