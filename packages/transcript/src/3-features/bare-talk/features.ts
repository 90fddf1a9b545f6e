/** Weights are kept in this many buckets, into which features are hashed: a power of two. */
export const bareBucketCount = 2 ** 14;

/** What speaks for or against the end of a sentence behind the word at a position of some words. */
export function endFeatures(words: readonly string[], at: number, sinceLast: number): number[] {
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
    `7 ${Math.min(7, Math.floor(Math.log2(sinceLast + 1) * 2))}`,
  ].map(bucket);
}

/** What speaks for or against a question in the words of a sentence. */
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

function bucket(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  const spread = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (spread ^ (spread >>> 13)) & (bareBucketCount - 1);
}
