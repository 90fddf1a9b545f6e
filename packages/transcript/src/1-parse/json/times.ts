import { secondsOf } from '../clock-time.ts';
import { ends, looseStarts, starts, timeParts } from './field-names.ts';
import { fieldsOf, isList, isRecord, type Json } from './json-value.ts';
import { momentOf } from './moment.ts';

/** Seconds, also since 1970, or a number whose unit the file does not state. */
export type Time = { value: number; isSeconds: boolean };

/** Later than any time within a meeting, in seconds: such times are moments since 1970. */
export const momentsFrom = 1e9;
const perSecond = [
  [/(?:in)?ticks$/, 1e7],
  [/(?:in)?(?:nanoseconds?|nanos)$/, 1e9],
  [/(?:in)?(?:milliseconds?|millis|msecs?|ms)$/, 1e3],
  [/(?:in)?(?:seconds|secs?)$/, 1],
] as const;
const isoDuration = /^P(?:T(?=\d))?(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,7}(?:\.\d{1,9})?)S)?$/i;
const number = /^(\d{1,20}(?:\.\d{1,9})?)s?$/;

export type Side = 'start' | 'end';

/** The first of the fields that holds a time. One whose unit is stated goes before others of its name. */
export function timeIn(
  fields: ReadonlyMap<string, Json>,
  names: readonly string[],
  side: Side,
): Time | null {
  let found: Time | null = null;
  let rank = Infinity;
  for (const [key, value] of fields) {
    const { name, unit } = unitOf(key);
    // `timestamp: [3, 9]` also ends, `timestamp: 3` does not.
    if (side === 'end' && typeof value !== 'object' && starts.includes(name)) continue;
    const at = names.indexOf(name);
    if (at < 0 || at > rank || (at === rank && found?.isSeconds)) continue;
    const time = timeOf(value, unit, side);
    if (time) [found, rank] = [time, at];
  }
  return found;
}

const known = new Set([...starts, ...looseStarts, ...ends]);
const units = new Map<string, { name: string; unit: number | null }>();

function unitOf(key: string): { name: string; unit: number | null } {
  const before = units.get(key);
  if (before) return before;
  const [pattern, unit] = perSecond.find(([pattern]) => pattern.test(key)) ?? [];
  const read =
    pattern && unit && !known.has(key)
      ? { name: key.replace(pattern, ''), unit }
      : { name: key, unit: null };
  if (units.size < 10_000) units.set(key, read);
  return read;
}

function timeOf(value: Json, unit: number | null, side: Side): Time | null {
  if (typeof value === 'number') return Number.isFinite(value) ? inSeconds(value, unit) : null;
  if (typeof value === 'string') return writtenTime(value.trim(), unit);
  if (isList(value)) {
    const [first, second] = value;
    const wanted = side === 'start' ? first : second;
    return value.length === 2 && typeof wanted === 'number' ? timeOf(wanted, unit, side) : null;
  }
  if (!isRecord(value)) return null;
  const fields = fieldsOf(value);
  // Google leaves out what is 0.
  if (fields.size === 0) return { value: 0, isSeconds: true };
  const whole = timeOf(fields.get('seconds') ?? null, 1, side);
  const nanos = timeOf(fields.get('nanos') ?? null, 1e9, side);
  if (whole || nanos) return { value: (whole?.value ?? 0) + (nanos?.value ?? 0), isSeconds: true };
  return timeIn(fields, timeParts[side], side);
}

function writtenTime(text: string, unit: number | null): Time | null {
  const plain = number.exec(text)?.[1];
  if (plain !== undefined) return inSeconds(Number(plain), text.endsWith('s') ? 1 : unit);
  const seconds = secondsOf(text.replace(/^[[(]|[\])]$/g, '')) ?? ofDuration(text);
  const time = seconds ?? momentOf(text)?.seconds;
  return time === undefined ? null : { value: time, isSeconds: true };
}

function ofDuration(text: string): number | null {
  const [, hours, minutes, seconds] = isoDuration.exec(text) ?? [];
  if (!hours && !minutes && !seconds) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** Milliseconds and microseconds since 1970 are told by their size. */
function inSeconds(value: number, unit: number | null): Time {
  if (unit !== null) return { value: value / unit, isSeconds: true };
  const size = [1e6, 1e3, 1].find((one) => value / one >= momentsFrom && value / one < 5e9);
  return size ? { value: value / size, isSeconds: true } : { value, isSeconds: false };
}
