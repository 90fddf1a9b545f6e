import { fillerSounds } from '../3-features/common-words.ts';
import type { Sentence } from '../3-features/sentences.ts';

/** Share of content words from which a sentence is dense. */
const denseShare = 0.27;
const fillerFactor = 0.85;
const pointerFactor = 0.92;
const joinFactor = 0.75;
const pointers = new Set(
  "it it's they they're them that that's this there those these you you're your he she him his her".split(
    ' ',
  ),
);
const joins = new Set('and but or then'.split(' '));

/**
 * 0 to 1: how easily a reader who was not there takes in a sentence. Few words with content, sounds, pronouns and a
 * beginning that joins it to another sentence make it harder.
 */
export function easeOf({ tokens, keys }: Sentence): number {
  const count = (words: ReadonlySet<string>) => tokens.filter((token) => words.has(token)).length;
  const content = keys.filter((key) => key !== null).length / Math.max(1, tokens.length);
  return (
    Math.min(1, content / denseShare) *
    fillerFactor ** count(fillerSounds) *
    pointerFactor ** count(pointers) *
    (joins.has(tokens[0] ?? '') ? joinFactor : 1)
  );
}
