import { asides, guesses, people } from './field-names.ts';
import {
  fieldsOf,
  isList,
  isRecord,
  type Json,
  type JsonRecord,
  parseJson,
  plainName,
} from './json-value.ts';

/** A record of the file and where it stands. */
export type Entry = {
  record: JsonRecord;
  fields: ReadonlyMap<string, Json>;
  parent: Entry | null;
  /** The name by which its map knows it. */
  key: string | null;
  /** How many stand in its list or map; 0 for a record that is a field of another. */
  siblings: number;
};

/** The records at one place in all lists: `results[].alternatives[].words[]`. */
export type Place = { path: string; entries: Entry[] };

const deepest = 24;
const leastInMap = 2;
const sameFieldsShare = 0.6;
const embedded = /^\s*(?:\[\s*\{|\{\s*")/;

/** All records by place, in the order of the file. What is held apart from the words is left out. */
export function placesOf(json: Json): Place[] {
  const places = new Map<string, Place>();
  const walk = (value: Json, path: string, parent: Entry | null, depth: number) => {
    if (depth > deepest) return;
    if (isList(value)) {
      const areRows = isTable(value);
      const isGuess = guesses.test(path.slice(path.lastIndexOf('.') + 1));
      for (const item of isGuess ? value.slice(0, 1) : value)
        if (isRecord(item)) enter(item, `${path}[]`, parent, null, value.length, depth);
        else if (areRows && isRow(item))
          enter(rowRecord(item), `${path}[]`, parent, null, value.length, depth);
        else walk(item, `${path}[]`, parent, depth + 1);
    } else if (isRecord(value)) {
      const items = mapItems(value, path);
      for (const [key, item] of items ?? [])
        enter(item, `${path}[]`, parent, key, items?.length ?? 0, depth);
      if (!items) enter(value, path, parent, null, 0, depth);
    } else if (typeof value === 'string' && embedded.test(value.slice(0, 100))) {
      const inner = parseJson(value);
      if (typeof inner === 'object' && inner !== null) walk(inner, path, parent, depth + 1);
    }
  };
  const enter = (
    record: JsonRecord,
    path: string,
    parent: Entry | null,
    key: string | null,
    siblings: number,
    depth: number,
  ) => {
    const entry = { record, fields: fieldsOf(record), parent, key, siblings };
    const place = places.get(path);
    if (place) place.entries.push(entry);
    else places.set(path, { path, entries: [entry] });
    for (const [name, value] of entry.fields)
      if (!asides.test(name)) walk(value, `${path}.${name}`, entry, depth + 1);
  };
  walk(json, '', null, 0);
  return [...places.values()];
}

/** A record that lists records by their ids: `{ "S1": { name: 'Ana' }, "S2": { name: 'Bo' } }`. */
function mapItems(record: JsonRecord, path: string): [string, JsonRecord][] | null {
  const items = Object.entries(record).flatMap(([key, value]): [string, JsonRecord][] =>
    isRecord(value) ? [[key, value]] : [],
  );
  const isMap = items.length > 0 && items.length === Object.keys(record).length;
  if (!isMap) return null;
  if (people.test(path.slice(path.lastIndexOf('.') + 1))) return items;
  const [[, first] = ['', {}]] = items;
  const fields = new Set(Object.keys(first).map(plainName));
  const alike = items.filter(([, item]) => {
    const own = Object.keys(item);
    return own.filter((key) => fields.has(plainName(key))).length >= own.length * sameFieldsShare;
  });
  const areIds = items.length >= leastInMap && items.every(([key]) => /\d/.test(key));
  return areIds && fields.size > 0 && alike.length === items.length ? items : null;
}

/** Rows such as `[0.0, 23.58, "Ana", "We begin."]`, all alike. */
function isTable(rows: readonly Json[]): boolean {
  const [first] = rows;
  const width = first !== undefined && isRow(first) ? first.length : 0;
  return rows.every((row) => isRow(row) && row.length === width);
}

/** One or two times and one or two texts. */
function isRow(row: Json): row is readonly (string | number)[] {
  if (!isList(row)) return false;
  const texts = row.filter((cell) => typeof cell === 'string').length;
  const numbers = row.filter((cell) => typeof cell === 'number').length;
  const isFew = (count: number) => count === 1 || count === 2;
  return isFew(texts) && isFew(numbers) && texts + numbers === row.length;
}

/** The last text is the words, one before it who spoke; the numbers are start and end. */
function rowRecord(row: readonly (string | number)[]): JsonRecord {
  const [start, end] = row.filter((cell) => typeof cell === 'number');
  const [text, speaker] = row.filter((cell) => typeof cell === 'string').toReversed();
  return { start, end, text, speaker };
}
