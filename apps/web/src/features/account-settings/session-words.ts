export type DeviceKind = 'computer' | 'phone';

/** In this order: most browsers also name those that they descend from. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string, DeviceKind][] = [
  [/iPhone/, 'iPhone', 'phone'],
  [/iPad/, 'iPad', 'phone'],
  [/Android/, 'Android', 'phone'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Mac OS X/, 'macOS', 'computer'],
  [/Windows/, 'Windows', 'computer'],
  [/Linux/, 'Linux', 'computer'],
];

/** 'Chrome on macOS', or as much of it as the browser tells. */
export function deviceOf(userAgent: string | null | undefined): {
  kind: DeviceKind;
  words: string;
} {
  const browser = browsers.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [, system, kind] = systems.find(([sign]) => sign.test(userAgent ?? '')) ?? [];
  const words = browser && system ? `${browser} on ${system}` : (browser ?? system);
  return { kind: kind ?? 'computer', words: words ?? 'Unknown browser' };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const relative = new Intl.RelativeTimeFormat('en');

/** 'just now', '5 minutes ago', '2 hours ago', then the day: 'on 11 Nov 2026'. */
export function agoWords(moment: Date, now = new Date()): string {
  const ageMs = now.getTime() - moment.getTime();
  if (ageMs < minuteMs) return 'just now';
  if (ageMs < hourMs) return relative.format(-Math.floor(ageMs / minuteMs), 'minute');
  if (ageMs < dayMs) return relative.format(-Math.floor(ageMs / hourMs), 'hour');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(moment);
  return `on ${day}`;
}
