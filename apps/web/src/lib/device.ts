export type DeviceKind = 'computer' | 'phone';

/** The order matters: browsers also name the browsers that they are based on. */
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

/** 'Chrome on macOS', or one of them if the other is unknown. */
export function deviceOf(userAgent: string | null | undefined): {
  kind: DeviceKind;
  words: string;
} {
  const browser = browsers.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [, system, kind] = systems.find(([sign]) => sign.test(userAgent ?? '')) ?? [];
  const words = browser && system ? `${browser} on ${system}` : (browser ?? system);
  return { kind: kind ?? 'computer', words: words ?? 'Unknown browser' };
}
