import type { Cue } from '../../types.ts';
import { countWords } from '../word-count.ts';
import { asides } from './field-names.ts';
import { isList, isRecord, type Json, plainName } from './json-value.ts';

/** In words. Shorter texts are names, ids and labels. */
const shortestProse = 5;
/** Bounds the work on large files. */
const mostTexts = 20_000;

/** How many words of prose stand in the file that nobody says, apart from summaries and the like. */
export function proseBeside(json: Json, cues: readonly Cue[]): number {
  const said = lettersOf(cues.map(({ text }) => text).join(' '));
  let words = 0;
  let texts = 0;
  const walk = (value: Json | undefined) => {
    if (typeof value === 'string') {
      if (countWords(value) < shortestProse || texts++ > mostTexts) return;
      for (const sentence of value.split(/[.!?\n]/)) {
        const count = countWords(sentence);
        if (count >= shortestProse && !said.includes(lettersOf(sentence))) words += count;
      }
    } else if (isList(value)) for (const item of value) walk(item);
    else if (isRecord(value))
      for (const [name, item] of Object.entries(value))
        if (!asides.test(plainName(name))) walk(item);
  };
  walk(json);
  return words;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
