/** Spellings differ by case and hyphens from period to period. */
const plain = (topic: string): string =>
  topic
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/s( |$)/g, '$1')
    .trim();

export const isSameTopic = (one: string, other: string): boolean => plain(one) === plain(other);
