// Hashing of features into buckets (FNV-1a over UTF-16 units). Hashes are signed 32-bit numbers. The weights that ship
// were trained with these numbers: another hash needs new weights.

export function mixed(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}

/** The order of the two matters. */
export function pairHash(first: number, second: number): number {
  return mixed(Math.imul(first, 0x9e3779b1), second);
}

export function textHash(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

/** The bucket of a hash among `count` of them, a power of two. */
export function bucketOf(hash: number, count: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (spread ^ (spread >>> 13)) & (count - 1);
}
