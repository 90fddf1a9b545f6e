function parts(seconds: number): [hours: number, minutes: string, seconds: string] {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return [Math.floor(whole / 3600), two(Math.floor(whole / 60) % 60), two(whole % 60)];
}

/** Time into a meeting: '14:02', and from an hour on '1:14:02'. */
export function clock(seconds: number): string {
  const [hours, ...rest] = parts(seconds);
  return hours > 0 ? [hours, ...rest].join(':') : rest.join(':');
}

/** Like `clock` with a fixed length, for columns: '00:14:02'. */
export function fullClock(seconds: number): string {
  const [hours, ...rest] = parts(seconds);
  return [String(hours).padStart(2, '0'), ...rest].join(':');
}
