/** The same day some months on, or the last one of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

/** 'Nov 2026', 'Feb to Mar 2027' or 'Nov 2026 to Jan 2027'; a few days as '18 to 20 Nov 2026'. */
export function periodWords(first: string, last: string, inDays: boolean): string {
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day));
  const month = { month: 'short' } as const;
  const unit = inDays ? ({ day: 'numeric', month: 'short' } as const) : month;
  const end = write(last, { ...unit, year: 'numeric' });
  if (first.slice(0, 4) !== last.slice(0, 4)) {
    return `${write(first, { ...unit, year: 'numeric' })} to ${end}`;
  }
  if (inDays) {
    if (first === last) return end;
    const sameMonth = first.slice(0, 7) === last.slice(0, 7);
    return `${write(first, sameMonth ? { day: 'numeric' } : unit)} to ${end}`;
  }
  return first.slice(0, 7) === last.slice(0, 7) ? end : `${write(first, month)} to ${end}`;
}
