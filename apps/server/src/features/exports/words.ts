const two = (value: number) => String(value).padStart(2, '0');

/** Time into a meeting: '14:02', and from an hour on '1:14:02'. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [minutes, rest] = [two(Math.floor(whole / 60) % 60), two(whole % 60)];
  return whole < 3600 ? `${minutes}:${rest}` : `${Math.floor(whole / 3600)}:${minutes}:${rest}`;
}

/** '00:14:02', or with `milliseconds` after a sign '00:14:02.500'. */
export function fullClock(seconds: number, sign?: '.' | ','): string {
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  const time = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two);
  const fraction = sign ? sign + String(milliseconds % 1000).padStart(3, '0') : '';
  return time.join(':') + fraction;
}

/** Of a day 'YYYY-MM-DD': 'Tuesday, 17 November 2026'. */
export function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  const rest = date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${weekday}, ${rest}`;
}

export const capitalised = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
