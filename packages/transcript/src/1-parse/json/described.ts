import type { Transcript } from '../../types.ts';
import { findDate } from '../date-text.ts';
import type { Reading } from '../layout.ts';
import { days, durations, people, titles } from './field-names.ts';
import { fieldsOf, isList, isRecord, type Json } from './json-value.ts';
import { momentOf } from './moment.ts';
import type { Place } from './places.ts';
import { dayOf } from './settle.ts';
import { nameIn } from './speakers.ts';

const titleCharacters = 150;
/** The field of a length, with its unit. */
const lengthField = /^duration(?:in)?(mins|minutes|secs|seconds|ms|millis|milliseconds)$/;

export type Described = Pick<Reading, 'date' | 'startTime' | 'zone'> & {
  title: string | null;
  /** Lines such as 'Duration: 32 minutes'. */
  lines: string[];
  people: Transcript['people'];
};

/** Title, day, length and people beside the words: fields of records that stand in no list, those above first. */
export function describedIn(places: readonly Place[]): Described {
  const above = places
    .flatMap(({ entries, path }) =>
      entries.length === 1 ? entries.map(({ fields }) => ({ fields, path })) : [],
    )
    .sort((a, b) => a.path.split('.').length - b.path.split('.').length)
    .map(({ fields }) => fields);
  const values = (keys: readonly string[]) =>
    keys.flatMap((key) => above.flatMap((fields) => fields.get(key) ?? []));
  const title = values(titles).find((value) => typeof value === 'string' && value.trim() !== '');
  const day = values(days).flatMap((value) => dayIn(value) ?? [])[0];
  return {
    title: typeof title === 'string' && title.length <= titleCharacters ? title.trim() : null,
    lines: above.flatMap(statedLengths),
    people: above.flatMap(listedIn),
    ...day,
  };
}

function dayIn(value: Json): Pick<Described, 'date' | 'startTime' | 'zone'> | null {
  if (typeof value === 'number') {
    const seconds = [1e3, 1].map((size) => value / size).find((one) => one > 1e9 && one < 5e9);
    return seconds === undefined ? null : { ...dayOf(seconds), zone: 'UTC' };
  }
  if (typeof value !== 'string') return null;
  const moment = momentOf(value.trim());
  if (moment) return { ...dayOf(moment.seconds), ...(moment.hasZone && { zone: 'UTC' }) };
  const date = findDate(value)?.date;
  return date ? { date } : null;
}

function statedLengths(fields: ReadonlyMap<string, Json>): string[] {
  return [...fields].flatMap(([key, value]) => {
    const unit = lengthField.exec(key)?.[1];
    if (typeof value === 'number' && unit !== undefined)
      return `Duration: ${(value / perMinute(unit)).toFixed(2)} minutes`;
    return typeof value === 'string' && durations.includes(key) ? `Duration: ${value}` : [];
  });
}

const perMinute = (unit: string): number =>
  unit.startsWith('min') ? 1 : unit.startsWith('sec') ? 60 : 60_000;

function listedIn(fields: ReadonlyMap<string, Json>): Described['people'] {
  return [...fields].flatMap(([key, value]) =>
    people.test(key) && isList(value)
      ? value.flatMap((one) => {
          const name = typeof one === 'string' ? one : isRecord(one) ? nameIn(fieldsOf(one)) : null;
          return name === null ? [] : [{ name, role: null, isAttendee: true }];
        })
      : [],
  );
}
