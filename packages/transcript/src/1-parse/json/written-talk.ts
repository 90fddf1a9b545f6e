import { countWords } from '../word-count.ts';
import { isList, type Json } from './json-value.ts';
import type { Place } from './places.ts';

const field =
  /(?:text|transcript(?:ion)?|dialog(?:ue)?|conversation|content|message|chat|lines|utterances)$/;
const leastWords = 10;

/** The longest text that is a whole transcript, where no list holds it: `{ "transcript": "Ana: Hello\nBo: Hi" }`, `["Ana: Hello", "Bo: Hi"]`. */
export function writtenTalk(json: Json, places: readonly Place[]): string | null {
  let longest = typeof json === 'string' ? null : linesIn(json);
  for (const { entries } of places)
    for (const { fields: own } of entries.length === 1 ? entries : [])
      for (const [key, value] of own) {
        const text = field.test(key) ? linesIn(value) : null;
        if (text !== null && text.length > (longest?.length ?? 0)) longest = text;
      }
  return longest !== null && countWords(longest) >= leastWords ? longest : null;
}

function linesIn(value: Json): string | null {
  if (typeof value === 'string') return value;
  const lines = isList(value) ? value.filter((line) => typeof line === 'string') : [];
  return isList(value) && lines.length === value.length ? lines.join('\n') : null;
}
