/** Formats by time zone. They are cached, because creating one takes longer than all the rest. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, moment: Date): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(moment);
}
