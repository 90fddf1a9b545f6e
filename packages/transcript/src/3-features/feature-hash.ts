// FNV-1a over UTF-16 units, as signed 32-bit numbers. The trained weights depend on it: another hash needs new
// training.

export function mixed(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}

export function pairHash(first: number, second: number): number {
  return mixed(Math.imul(first, 0x9e3779b1), second);
}

export function textHash(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

/** `count` is a power of two. */
export function bucketOf(hash: number, count: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (spread ^ (spread >>> 13)) & (count - 1);
}
