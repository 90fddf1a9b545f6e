import type { Cue } from '../types.ts';
import { findDate } from './date-text.ts';
import { endOfLine, secondsBetween, timeOfLine } from './stated-time.ts';
import { wordsOf } from './word-count.ts';

const topLines = 12;
const fastestWordsPerSecond = 6;
/** A longer range of times is that of a conference, with breaks and several days. */
const longestRangeSeconds = 6 * 3600;

const about = String.raw`(?:(?:about|approx(?:\.|imately)?|around|ca\.?|circa|etwa|environ|env\.|unos|~)\s*)?`;
const amount = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const unit = (names: string) => String.raw`(?:${amount}\s?(?:${names})(?!\p{L}))?`;
const between = String.raw`[\s,]*(?:(?:and|und|et|y|e|en)\s)?`;
/** `1 h 5 min`, `27m 42s`, `1 Std. 5 Min.`, `1h30` */
const inUnits = new RegExp(
  `^${about}${[
    unit(String.raw`h|hrs?|hours?|std\.?|stunden?|heures?|horas?|or[ae]|uur|uren`),
    unit(String.raw`m|mins?\.?|minutes?|minuten?|minutos?|minut[oi]`),
    unit(String.raw`s|secs?\.?|seconds?|sek\.?|sekunden?|secondes?|segundos?|second[oi]|seconden`),
  ].join(between)}$`,
  'iu',
);
const hoursAndMinutes = /^(\d{1,2})\s?h\s?(\d{2})$/i;
/** `44:43`, `1:02:03`, `1:05 h` */
const inFields = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(\s?(?:h|std\.?|hours?))?$/i;
const label =
  /^\W{0,4}(?:(?:meeting|call|total|recording|talk|video|audio)\s)?(?:duration|length|dauer|gesamtdauer|länge|durée|duración|durata|duração|duur|lengte)\s*(?:\([^)]{1,20}\))?\**\s*[:：=–-]\**\s*(.{1,40})$/iu;
const afterBullet = /[•·]\s*((?:\d{1,2}:)?\d{1,3}:\d{2})\s*$/;

/** How long the meeting was, as the lines above its words state: `Duration: 32 minutes`, `27m 42s`, `• 44:43`. */
export function statedDuration(preamble: readonly string[]): number | null {
  return durationsIn(topOf(preamble))[0] ?? null;
}

/** The same, also from times of day: `9.00–9.45 Uhr`. Not less than it takes to say so many words. */
export function durationWithoutTimes(
  lines: readonly string[],
  cues: readonly Cue[],
): number | null {
  const top = topOf(lines);
  const all = [...durationsIn(top), ...rangesIn(top)];
  if (all.length === 0) return null;
  const words = wordsOf(cues);
  return all.find((seconds) => words <= seconds * fastestWordsPerSecond) ?? null;
}

/** Whether the line says how long something was, and nothing else. */
export const isLength = (line: string): boolean =>
  line.length < 80 && (label.test(line.trim()) || secondsIn(line.trim(), false).length > 0);

const topOf = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.trim() !== '').slice(0, topLines);

function durationsIn(lines: readonly string[]): number[] {
  return lines.flatMap((line) => {
    const text = line.slice(0, 200).trim();
    const stated = label.exec(text)?.[1];
    return stated === undefined
      ? [...secondsIn(text, false), ...secondsIn(afterBullet.exec(text)?.[1] ?? '', true)]
      : secondsIn(stated.replace(/[*_]+|\.$/g, '').trim(), true);
  });
}

/** Of `1:05`, both readings. A line that is no more than two fields may be a time of day. */
function secondsIn(text: string, mayBeFields: boolean): number[] {
  const [, hours, minutes, seconds] = inUnits.exec(text) ?? hoursAndMinutes.exec(text) ?? [];
  const total = number(hours) * 3600 + number(minutes) * 60 + number(seconds);
  if (total > 0) return [Math.round(total)];
  const fields = mayBeFields ? inFields.exec(text) : null;
  if (!fields) return [];
  const [first, second, third] = [fields[1], fields[2], fields[3]].map(number);
  if (fields[1] !== undefined) return [(first ?? 0) * 3600 + (second ?? 0) * 60 + (third ?? 0)];
  const inHours = (second ?? 0) * 3600 + (third ?? 0) * 60;
  return fields[4] === undefined ? [(second ?? 0) * 60 + (third ?? 0), inHours] : [inHours];
}

const number = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

function rangesIn(lines: readonly string[]): number[] {
  const ranges = lines.flatMap(
    (line) => timeOfLine(line)?.seconds ?? findDate(line)?.seconds ?? [],
  );
  const start = lines.map(timeOfLine).find((time) => time !== null);
  const end = lines.map(endOfLine).find((time) => time !== null);
  const span =
    start && end ? secondsBetween(minutesOf(start.startTime), minutesOf(end.startTime)) : null;
  const all = span === null ? ranges : [...ranges, span];
  return all.filter((seconds) => seconds <= longestRangeSeconds);
}

/** Since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
