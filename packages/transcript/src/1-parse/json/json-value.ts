/** A value of JSON whose shape is not known. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;
export type JsonRecord = { readonly [key: string]: Json | undefined };

/** What Python and JavaScript print for a value: strings in single marks, bare names of fields, a last comma. */
const printed =
  /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|\b(True|False|None|undefined)\b|([\p{L}_$][\w$]*)(?=\s*:)|,(?=\s*[}\]])/gsu;
const words = new Map([
  ['True', 'true'],
  ['False', 'false'],
]);

/** JSON from a value as a program prints it. */
export const fromPrinted = (text: string): string =>
  text.replace(printed, (whole, single?: string, word?: string, key?: string) => {
    if (single !== undefined)
      return JSON.stringify(single.replace(/\\n/g, '\n').replace(/\\(.)/gs, '$1'));
    if (word !== undefined) return words.get(word) ?? 'null';
    if (key !== undefined) return `"${key}"`;
    return whole === ',' ? '' : whole.replace(/\n/g, '\\n');
  });

/** Undefined if the text is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !isList(value);

/** The fields by their names in lower case without marks: `start_time` and `StartTime` are one. */
export function fieldsOf(record: JsonRecord): Map<string, Json> {
  const fields = new Map<string, Json>();
  for (const [key, value] of Object.entries(record)) {
    const name = plainName(key);
    if (value !== undefined && value !== null && !fields.has(name)) fields.set(name, value);
  }
  return fields;
}

/** A file has few names and many records. */
const plainNames = new Map<string, string>();
const mostNames = 10_000;

export function plainName(key: string): string {
  const known = plainNames.get(key);
  if (known !== undefined) return known;
  const name = key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || key;
  if (plainNames.size >= mostNames) plainNames.clear();
  plainNames.set(key, name);
  return name;
}
