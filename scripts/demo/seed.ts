/** A seed for `randomFrom`, the same for the same text. */
export function seedOf(text: string): number {
  let seed = 0;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return seed;
}
