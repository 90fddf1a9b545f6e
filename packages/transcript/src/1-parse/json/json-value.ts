/** A value of JSON whose shape is not known. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;
export type JsonRecord = { readonly [key: string]: Json | undefined };

/** Undefined if the text is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

export const recordOf = (value: Json | undefined): JsonRecord =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};

export const listOf = (value: Json | undefined): readonly Json[] =>
  value !== undefined && isList(value) ? value : [];

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The first of the fields that holds text. */
export function textIn(record: JsonRecord, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = record[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}

/** The first of the fields that holds a number, also as text: `1.25`, `1.25s`. */
export function numberIn(record: JsonRecord, keys: readonly string[]): number | null {
  for (const key of keys) {
    const value = record[key];
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    const written = typeof value === 'string' ? /^(\d{1,9}(?:\.\d{1,9})?)s?$/.exec(value) : null;
    if (written?.[1]) return Number(written[1]);
  }
  return null;
}
