import { decodeEntities } from '../entities.ts';
import { textParts, texts } from './field-names.ts';
import { fieldsOf, isList, isRecord, type Json } from './json-value.ts';

const inTag = /<\/?[a-z][^<>]*>/gi;
const mention = /<@(\w{1,30})(?:\|[^<>]*)?>/g;

/** The first of the fields that holds text. A blank one only if no other does. */
export function textIn(fields: ReadonlyMap<string, Json>, keys: readonly string[]): string | null {
  let blank: string | null = null;
  for (const key of keys) {
    const value = fields.get(key);
    const text = typeof value === 'string' ? value : textParts.has(key) ? joined(value) : null;
    if (text === null || text === '') continue;
    if (text.trim() !== '') return text;
    blank ??= text;
  }
  return blank;
}

/** `['Hello ', { type: 'mention', text: '@bo' }]` */
function joined(value: Json | undefined): string | null {
  if (!isList(value) || value.length === 0) return null;
  const parts = value.map((part) =>
    typeof part === 'string' ? part : isRecord(part) ? textIn(fieldsOf(part), texts) : null,
  );
  return parts.every((part) => part === null) ? null : parts.map((part) => part ?? '').join('');
}

/** Without the marks of HTML and of Slack. */
export function plainText(text: string, known: ReadonlyMap<string, string>): string {
  if (!text.includes('<') && !text.includes('&')) return text;
  const named = text.replace(mention, (whole, id: string) =>
    known.has(id) ? `@${known.get(id)}` : whole,
  );
  return decodeEntities(
    named.replace(inTag, (tag) => (/^<\/?(?:p|div|br|li)\b/i.test(tag) ? ' ' : '')),
  );
}
