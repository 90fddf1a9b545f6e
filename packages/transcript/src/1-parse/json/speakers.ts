import { tidyLabel } from '../speaker-label.ts';
import { ids, looseSpeakers, names, people, roles, speakers } from './field-names.ts';
import { fieldsOf, isRecord, type Json } from './json-value.ts';
import type { Entry, Place } from './places.ts';

/** `isLoose` if the field may also be that of a record which nobody spoke. */
export type Voice = { id: string; name: string | null; isLoose: boolean };

/** Granola names the device: whoever is behind the loudspeaker is unknown. */
const devices = new Set(['microphone', 'speaker', 'system', 'mic']);
/** What a service calls whom it can't name: `0`, `B`, a number of nine digits, a UUID. */
const bareId =
  /^(?:\d+|\p{Lu}|[\da-fA-F]{8}-[\da-fA-F-]{27}|[\da-fA-F]{24,}|(?=.*\d)[UW][\dA-Z]{8,11})$/u;

/** Who spoke: the fields of the record itself, or else those of the records around it. */
export function voiceOf(entry: Entry, known: ReadonlyMap<string, string>): Voice | null {
  for (let at: Entry | null = entry; at; at = at.parent) {
    const isWithin = at !== entry;
    const voice = ownVoice(at.fields, speakers, known, false);
    if (voice) return voice;
    // A name beside a whole meeting is not that of a speaker.
    const loose =
      !isWithin || at.siblings > 1 ? ownVoice(at.fields, looseSpeakers, known, true) : null;
    if (loose) return loose;
  }
  return null;
}

function ownVoice(
  fields: ReadonlyMap<string, Json>,
  keys: readonly string[],
  known: ReadonlyMap<string, string>,
  isLoose: boolean,
): Voice | null {
  let bare: Voice | null = null;
  for (const key of keys) {
    const value = fields.get(key);
    if (value === undefined) continue;
    const found = isRecord(value) ? namedIn(value, known) : idOf(value);
    if (found === null || found.trim() === '' || (devices.has(found) && !known.has(found)))
      continue;
    const name = known.get(found) ?? (bareId.test(found) ? null : found);
    const voice = { id: found, name: name === null ? null : tidyLabel(name), isLoose };
    if (name !== null) return voice;
    bare ??= voice;
  }
  return bare;
}

/** The name in a record of a person, also in `{ user: { displayName: 'Ana' } }`. */
function namedIn(record: Json, known: ReadonlyMap<string, string>): string | null {
  if (!isRecord(record)) return null;
  const fields = fieldsOf(record);
  const id = ids.flatMap((key) => idOf(fields.get(key)) ?? [])[0] ?? null;
  if (id !== null && known.has(id)) return id;
  const name = nameIn(fields);
  if (name !== null) return name;
  for (const value of fields.values()) {
    const inner = namedIn(value, known);
    if (inner !== null) return inner;
  }
  return id;
}

export function nameIn(fields: ReadonlyMap<string, Json>, keys = names): string | null {
  for (const key of keys) {
    const value = fields.get(key);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  const [first, last] = [fields.get('firstname'), fields.get('lastname')];
  return typeof first === 'string'
    ? `${first} ${typeof last === 'string' ? last : ''}`.trim()
    : null;
}

const idOf = (value: Json | undefined): string | null =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : null;

/** Names that lists beside the words give to ids, and whose microphone it is. An id with two names has none. */
export function knownNames(places: readonly Place[]): Map<string, string> {
  const found = new Map<string, Set<string>>();
  const add = (id: string, name: string) => {
    if (id !== name) found.set(id, (found.get(id) ?? new Set()).add(name));
  };
  for (const { path, entries } of places) {
    const last = path.replaceAll('[]', '').split('.').at(-1) ?? '';
    for (const { record, fields, key, siblings } of people.test(last) ? entries : []) {
      if (siblings === 0)
        for (const [id, name] of Object.entries(record))
          if (typeof name === 'string') add(id, name);
      const name = nameIn(fields);
      const role = name ?? nameIn(fields, roles);
      for (const id of [key, ...ids.map((field) => idOf(fields.get(field)))])
        if (id !== null && role !== null && (name !== null || bareId.test(id))) add(id, role);
    }
    const owner = entries.length === 1 ? entries[0]?.fields.get('owner') : undefined;
    const ownName = isRecord(owner) ? nameIn(fieldsOf(owner)) : null;
    if (ownName !== null) add('microphone', ownName);
  }
  return new Map(
    [...found].flatMap(([id, [name, ...others]]) =>
      name && others.length === 0 ? [[id, name]] : [],
    ),
  );
}
