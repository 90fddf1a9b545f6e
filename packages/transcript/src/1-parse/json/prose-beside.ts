import { tokensOf } from '../../3-features/words.ts';
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
  const said = runsOf(cues);
  let words = 0;
  let texts = 0;
  const walk = (value: Json | undefined) => {
    if (typeof value === 'string') {
      if (countWords(value) < shortestProse || texts++ > mostTexts) return;
      for (const sentence of value.split(/[.!?\n]/)) {
        const count = countWords(sentence);
        if (count >= shortestProse && !said.has(firstRun(tokensOf(sentence)))) words += count;
      }
    } else if (isList(value)) for (const item of value) walk(item);
    else if (isRecord(value))
      for (const [name, item] of Object.entries(value))
        if (!asides.test(plainName(name))) walk(item);
  };
  walk(json);
  return words;
}

const firstRun = (tokens: readonly string[], from = 0): string =>
  tokens.slice(from, from + shortestProse).join(' ');

/** All runs of five words that are said: a sentence is said if it begins with one. */
function runsOf(cues: readonly Cue[]): Set<string> {
  const tokens = cues.flatMap(({ text }) => tokensOf(text));
  return new Set(tokens.map((_, from) => firstRun(tokens, from)));
}
