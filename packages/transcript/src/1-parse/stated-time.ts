import { zoneAt } from './stated-zone.ts';

/** `zone` is null if the text states none. */
export type FoundTime = { startTime: string; zone: string | null; from: number; to: number };

const half = String.raw`\s?([AaPp])\.?[Mm]\b\.?`;
const clock = String.raw`(\d{1,2})(?:[:.h](\d{2})(?:[:.]\d{2})?(?:[.,]\d{1,9})?)?(?!\d)(?:${half})?(\s?Uhr\b)?`;
const until = String.raw`(?:\s?(?:[-–—]|to|until|bis)\s?(\d{1,2})(?:[:.h]\d{2})?(?!\d)(?:${half})?(\s?Uhr\b)?)?`;
const at = String.raw`(?:at\s|um\s|à\s|from\s|von\s|de\s)?`;

const time = new RegExp(String.raw`(?<![\d:.])${clock}`, 'ug');
const timeHere = new RegExp(clock, 'uy');
const range = new RegExp(until, 'uy');
const afterDate = new RegExp(String.raw`[T\s,_•|@(–—-]{1,4}${at}`, 'uy');
/** Between a time and the date that follows it. */
const beforeDate = /^[)\]]?[\s,|•–—-]{0,3}(?:on\s|am\s|le\s)?(?:\p{L}{2,10},?\s)?$/u;

/** The time right after a date: `T15:51Z`, `, 10:00AM`, ` at 9-10am PT`. */
export function timeAfter(text: string, from: number): FoundTime | null {
  afterDate.lastIndex = from;
  const between = afterDate.exec(text);
  return between && timeAt(text, from + between[0].length);
}

/** The time right before a date: `10:00 CET, 5 March 2026`. */
export function timeBefore(text: string, date: number): FoundTime | null {
  const found = timesIn(text.slice(0, date)).at(-1);
  return found && beforeDate.test(text.slice(found.to, date)) ? found : null;
}

const label =
  /^\W{0,4}(?:(?:meeting|call)\s)?(?:start(?:s|ed)?(?:\s(?:time|at))?|time|began|begins|when|uhrzeit|beginn)\b\s*[:–-]?\s*/iu;
const another = /\b(?:next|expires?|deadline|due|generated|exported|created|printed)\b/i;

/** A start on a line of its own: `Time: 16:00`. Without such a label the line must name the zone: `16:00 UTC`. */
export function timeOfLine(line: string): FoundTime | null {
  const text = line.slice(0, 400);
  if (another.test(text)) return null;
  const [begun] = label.exec(text) ?? [];
  const labelled = begun === undefined ? null : timeAt(text, begun.length);
  return labelled ?? timesIn(text).find(({ zone }) => zone !== null) ?? null;
}

function timesIn(text: string): FoundTime[] {
  return [...text.matchAll(time)].flatMap(({ index }) => timeAt(text, index) ?? []);
}

function timeAt(text: string, from: number): FoundTime | null {
  timeHere.lastIndex = from;
  const match = timeHere.exec(text);
  if (!match) return null;
  const [whole, hours, minutes, own, clockWord] = match;
  // A zone after the start counts for the start: '10:00 CET - 4:00 ET'.
  const zone = zoneAt(text, from + whole.length);
  range.lastIndex = from + whole.length;
  const [rest = '', last, ofLast, lastWord] = (zone ? null : range.exec(text)) ?? [];
  if (minutes === undefined && (own ?? clockWord ?? ofLast ?? lastWord) === undefined) return null;
  const hour = hour24(Number(hours), own ?? halfOfStart(Number(hours), Number(last), ofLast));
  if (hour >= 24 || Number(minutes ?? 0) >= 60) return null;
  const zoned = zone ?? zoneAt(text, from + whole.length + rest.length);
  return {
    startTime: `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`,
    zone: zoned?.zone ?? null,
    from,
    to: zoned?.to ?? from + whole.length + rest.length,
  };
}

/** '9-10am' is 9 am, '11-1pm' is 11 am. */
function halfOfStart(start: number, end: number, half: string | undefined): string | undefined {
  if (half === undefined || start > 12) return undefined;
  if (start % 12 <= end % 12) return half;
  return half.toLowerCase() === 'p' ? 'a' : 'p';
}

function hour24(hour: number, half: string | undefined): number {
  if (!half) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
