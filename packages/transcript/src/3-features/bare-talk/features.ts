import { bucketOf, textHash } from '../feature-hash.ts';

/** Number of hash buckets, a power of two. */
export const bareBucketCount = 2 ** 15;

export const bareScale = (features: number): number => 1 / Math.sqrt(features);

export function wordFeatures(words: readonly string[], at: number): number[] {
  const before = words[at - 1] ?? '<s>';
  const last = words[at] ?? '<s>';
  const next = words[at + 1] ?? '</s>';
  const after = words[at + 2] ?? '</s>';
  return [
    `0 ${last}`,
    `1 ${next}`,
    `2 ${before} ${last}`,
    `3 ${last} ${next}`,
    `4 ${next} ${after}`,
    `5 ${before}`,
    `6 ${after}`,
  ].map(bucket);
}

export const lengthFeature = (words: number): number =>
  bucket(`7 ${Math.min(7, Math.floor(Math.log2(words + 1) * 2))}`);

export function questionFeatures(words: readonly string[]): number[] {
  const [first = '', second = '', third = '', fourth = ''] = words;
  const last = words.at(-1) ?? '';
  return [
    `a ${first}`,
    `b ${first} ${second}`,
    `c ${second} ${third}`,
    `d ${third} ${fourth}`,
    `e ${last}`,
    `f ${words.at(-2) ?? ''} ${last}`,
    `g ${Math.min(6, Math.floor(Math.log2(words.length + 1) * 1.5))}`,
    ...words.slice(0, 12).map((word) => `h ${word}`),
    ...words.slice(1, 12).map((word, at) => `i ${words[at]} ${word}`),
  ].map(bucket);
}

const bucket = (text: string): number => bucketOf(textHash(text), bareBucketCount);
