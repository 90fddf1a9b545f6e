import { foldText } from '../utterances.ts';
import {
  durations,
  ends,
  looseSpeakers,
  looseStarts,
  looseTexts,
  meetingIds,
  speakers,
  starts,
  texts,
} from './field-names.ts';
import { fieldsOf, isList, isRecord, type Json } from './json-value.ts';
import type { Entry, Place } from './places.ts';
import { plainText, textIn } from './said-text.ts';
import { type Voice, voiceOf } from './speakers.ts';
import { type Time, timeIn } from './times.ts';

/** Words with who said them and when. `isLoose` if the field of the words is not always one of words. */
export type Piece = {
  text: string;
  voice: Voice | null;
  start: Time | null;
  end: Time | null;
  isLoose: boolean;
  hasLooseTime: boolean;
  entry: Entry;
};

/** In a chat with a language model; their words nobody said. */
const machinery = /^(?:system|tool|function|developer|tool_?calls?(?:_?results?)?|tool_?result)$/i;
const channelNotice = /_(?:join|leave|topic|purpose|name)$/;
const levels = /^(?:info|debug|warn(?:ing)?|error|trace|fatal|notice|verbose)$/i;
const leastWords = 3;

/** What was said in the records of a place. */
export function piecesOf(place: Place, known: ReadonlyMap<string, string>): Piece[] {
  const unnamed = textFieldOf(place.entries);
  return place.entries.flatMap((entry) => {
    const { fields } = entry;
    if (isNotSaid(fields)) return [];
    const sure = textIn(fields, texts);
    const text = sure ?? textIn(fields, unnamed === null ? looseTexts : [...looseTexts, unnamed]);
    if (text === null) return [];
    const times = timesOf(entry);
    return [
      {
        text: plainText(text, known),
        voice: voiceOf(entry, known),
        isLoose: sure === null,
        entry,
        ...times,
      },
    ];
  });
}

/** Interim guesses, the machinery of a chat, notices of who came, and lines of a program's log. */
function isNotSaid(fields: ReadonlyMap<string, Json>): boolean {
  if (fields.get('isfinal') === false || fields.get('ispartial') === true) return true;
  const is = (key: string, pattern: RegExp) => {
    const value = fields.get(key);
    return typeof value === 'string' && pattern.test(value);
  };
  if (is('role', machinery) || is('type', machinery) || is('subtype', channelNotice)) return true;
  return is('level', levels) || is('levelname', levels) || is('severity', levels);
}

const otherFields = new Set([
  ...texts,
  ...speakers,
  ...looseSpeakers,
  ...starts,
  ...ends,
  ...meetingIds,
]);

/** Of records whose words have a name nobody foresaw, the field with most words. */
function textFieldOf(entries: readonly Entry[]): string | null {
  const words = new Map<string, number>();
  for (const { fields } of entries)
    for (const [key, value] of fields)
      if (typeof value === 'string' && !otherFields.has(key) && !looseStarts.includes(key))
        words.set(key, (words.get(key) ?? 0) + foldText(value).split(' ').length);
  const [most] = [...words].sort(([, a], [, b]) => b - a);
  return most && most[1] >= entries.length * leastWords ? most[0] : null;
}

/** Its own, or those of the record around it: `{ start: 3, best: [{ text: 'Hello' }] }`. */
function timesOf(entry: Entry): Pick<Piece, 'start' | 'end' | 'hasLooseTime'> {
  for (let at: Entry | null = entry; at; at = at.parent) {
    const isAround = at !== entry;
    const times = ownTimes(at.fields) ?? (isAround ? null : timesWithin(at.fields));
    // 'date' beside a list is the day of the meeting.
    const isOfMeeting =
      isAround && (at.siblings === 0 || (times?.hasLooseTime && entry.siblings > 1));
    if (times && !isOfMeeting) return times;
    if (isAround && at.siblings > 1) break;
  }
  return { start: null, end: null, hasLooseTime: true };
}

function ownTimes(fields: ReadonlyMap<string, Json>) {
  const sure = timeIn(fields, starts, 'start');
  const start = sure ?? timeIn(fields, looseStarts, 'start');
  if (!start) return null;
  const lasts = timeIn(fields, durations, 'start');
  const until = lasts && { value: start.value + lasts.value, isSeconds: start.isSeconds };
  const end = timeIn(fields, ends, 'end') ?? (lasts?.isSeconds === start.isSeconds ? until : null);
  return { start, end, hasLooseTime: sure === null };
}

/** From the first to the last of the words that a record lists. */
function timesWithin(fields: ReadonlyMap<string, Json>) {
  for (const value of fields.values()) {
    const times = isList(value)
      ? [value[0], value.at(-1)].flatMap((one) =>
          isRecord(one) ? (ownTimes(fieldsOf(one)) ?? []) : [],
        )
      : [];
    const [first, last] = times;
    if (first && last) return { ...first, end: last.end };
  }
  return null;
}
