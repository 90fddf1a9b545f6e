/** A set of small numbers as bits: what two sets have in common is counted 32 people at a time. */
export class PeopleSet {
  readonly size: number;
  private readonly bits: Int32Array;

  constructor(ascending: readonly number[]) {
    this.size = ascending.length;
    this.bits = new Int32Array(((ascending.at(-1) ?? -1) >> 5) + 1);
    for (const person of ascending)
      this.bits[person >> 5] = (this.bits[person >> 5] ?? 0) | (1 << (person & 31));
  }

  inCommonWith(other: PeopleSet): number {
    const words = Math.min(this.bits.length, other.bits.length);
    let count = 0;
    for (let at = 0; at < words; at++) count += ones((this.bits[at] ?? 0) & (other.bits[at] ?? 0));
    return count;
  }
}

/** Bits that are set (Warren, Hacker's Delight, 5-1). */
function ones(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
