// The names are written out: the browser loads its own date formats at the first use, at some 15 ms
// of the start, and the list of the meetings needs no more than this.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].concat([
  'September',
  'October',
  'November',
  'December',
]);

/**
 * A meeting's date is already in the organization's time zone, as a plain string. It is read as UTC,
 * so the reader's own time zone never moves a meeting.
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
/** The clocks that are furthest behind and ahead of UTC. */
const offsetHours = [-12, 14];

/**
 * The year that every clock shows. For a day around New Year there is none: the organization's, which the meetings go
 * by, may show another year than the reader's.
 */
export function yearEverywhere(now: Date): number | undefined {
  const [first, last] = offsetHours.map((hours) =>
    new Date(now.getTime() + hours * hourMs).getUTCFullYear(),
  );
  return first === last ? first : undefined;
}

/** '20 Nov', with the year when it is not `currentYear`: '20 Nov 2025'. */
export function shortDate(date: string, currentYear = yearEverywhere(new Date())): string {
  const { day, month, year } = partsOf(date);
  const shortMonth = month === 'September' ? 'Sept' : month.slice(0, 3);
  return [day, shortMonth, year === currentYear ? '' : year].join(' ').trim();
}

/** 'Fri 14:05', or 'Fri' where no time is known. */
export function weekdayAndTime(date: string, time: string | null): string {
  return [partsOf(date).weekday.slice(0, 3), time].join(' ').trim();
}

/** 'Thursday, 19 November 2026' */
export function longDate(date: string): string {
  const { weekday, day, month, year } = partsOf(date);
  return `${weekday}, ${day} ${month} ${year}`;
}
