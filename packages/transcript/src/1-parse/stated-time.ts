import { zoneAt } from './stated-zone.ts';

/** `zone` and `seconds`, which is how long a stated range lasts, are null if the text states none. */
export type FoundTime = {
  startTime: string;
  zone: string | null;
  seconds: number | null;
  from: number;
  to: number;
};

const half = String.raw`\s?([AaPp])\.?[Mm]\b\.?`;
const hourWord = String.raw`\s?(?:Uhr|uur|heures|h(?:rs)?)(?![\p{L}\d])`;
const clock = String.raw`(\d{1,2})(?:[:.h](\d{2})(?:[:.]\d{2})?(?:[.,]\d{1,9})?)?(?!\d)(?:${half})?(${hourWord})?`;
const toWords = 'to|till|until|bis|à|a|al|alle|até|às|as|hasta|tot';
const until = String.raw`(?:\s?(?:[-–—]|(?:${toWords})(?!\p{L}))\s?(\d{1,2})(?:[:.h](\d{2}))?(?!\d)(?:${half})?(${hourWord})?)?`;
const at = String.raw`(?:at\s|um\s|à\s|from\s|von\s|de\s|dalle\s|das\s|van\s)?`;

const minutesOfDay = 24 * 60;
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
  /^\W{0,4}(?:(?:meeting|call)\s)?(?:start(?:s|ed)?(?:\s(?:time|at))?|time|began|begins|when|called to order at|uhrzeit|zeit|beginn|heure|horaire|début|hora|horario|inicio|ora|orario|inizio|horário|início|tijd|aanvang)(?!\p{L})\s*[:–-]?\s*(?:from\s|von\s|de\s|dalle\s|das\s|van\s)?/iu;
const endLabel =
  /^\W{0,4}(?:(?:meeting|call)\s)?(?:end(?:s|ed)?(?:\s(?:time|at))?|adjourned at|closed at|ende|schluss|fin|fine|fim|einde)(?!\p{L})\s*[:–-]?\s*/iu;
const leadIn = /^[\s([*_|•–-]*(?:(?:from|von|de|dalle|das|van)\s)?/iu;
const leadOut = /^[\s)\]*_|•.–-]*$/;
const another = /\b(?:next|expires?|deadline|due|generated|exported|created|printed)\b/i;

/** A start on a line of its own: `Time: 16:00`. Without such a label the line must name the zone: `16:00 UTC`. */
export function timeOfLine(line: string): FoundTime | null {
  const text = line.slice(0, 400);
  if (another.test(text)) return null;
  const [begun] = label.exec(text) ?? [];
  const labelled = begun === undefined ? null : timeAt(text, begun.length);
  return labelled ?? rangeOfLine(text) ?? timesIn(text).find(({ zone }) => zone !== null) ?? null;
}

/** `09:00 to 09:32` on a line of its own. */
function rangeOfLine(text: string): FoundTime | null {
  const found = timeAt(text, leadIn.exec(text)?.[0].length ?? 0);
  const isRange = found !== null && found.seconds !== null;
  return isRange && leadOut.test(text.slice(found.to)) ? found : null;
}

/** `Start: 10:00`, `Ende: 9.45 Uhr`: a field, not words of the talk. */
export function isTimeField(line: string): boolean {
  const [begun] = label.exec(line.slice(0, 400)) ?? [];
  return endOfLine(line) !== null || (begun !== undefined && timeAt(line, begun.length) !== null);
}

/** The end on a line of its own: `Ende: 9.45 Uhr`, `Adjourned at 10:15 a.m.` */
export function endOfLine(line: string): FoundTime | null {
  const text = line.slice(0, 400);
  const [ended] = endLabel.exec(text) ?? [];
  return ended === undefined ? null : timeAt(text, ended.length);
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
  const [rest = '', last, lastMinutes, ofLast, lastWord] = (zone ? null : range.exec(text)) ?? [];
  if (minutes === undefined && (own ?? clockWord ?? ofLast ?? lastWord) === undefined) return null;
  const hour = hour24(Number(hours), own ?? halfOfStart(Number(hours), Number(last), ofLast));
  if (hour >= 24 || Number(minutes ?? 0) >= 60) return null;
  const zoned = zone ?? zoneAt(text, from + whole.length + rest.length);
  return {
    startTime: `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`,
    zone: zoned?.zone ?? null,
    seconds:
      last === undefined
        ? null
        : secondsBetween(
            hour * 60 + Number(minutes ?? 0),
            hour24(Number(last), ofLast) * 60 + Number(lastMinutes ?? 0),
          ),
    from,
    to: zoned?.to ?? from + whole.length + rest.length,
  };
}

/** In minutes since midnight, also past it; null for more than twelve hours. */
export function secondsBetween(from: number, to: number): number | null {
  const minutes = (to - from + minutesOfDay) % minutesOfDay;
  return minutes > 0 && minutes <= minutesOfDay / 2 && to <= minutesOfDay ? minutes * 60 : null;
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
