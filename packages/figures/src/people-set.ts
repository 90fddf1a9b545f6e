/** A set of small numbers as bits. The size of an intersection is counted 32 people at a time. */
export class PeopleSet {
  readonly size: number;
  private readonly bits: Int32Array;

  constructor(ascending: ArrayLike<number>) {
    this.size = ascending.length;
    this.bits = new Int32Array(((ascending[ascending.length - 1] ?? -1) >> 5) + 1);
    for (let at = 0; at < ascending.length; at++) {
      const person = ascending[at] ?? 0;
      this.bits[person >> 5] = (this.bits[person >> 5] ?? 0) | (1 << (person & 31));
    }
  }

  inCommonWith(other: PeopleSet): number {
    const words = Math.min(this.bits.length, other.bits.length);
    let count = 0;
    for (let at = 0; at < words; at++) {
      const word = (this.bits[at] ?? 0) & (other.bits[at] ?? 0);
      if (word !== 0) count += ones(word);
    }
    return count;
  }

  sharesNoneWith(other: PeopleSet): boolean {
    const words = Math.min(this.bits.length, other.bits.length);
    for (let at = 0; at < words; at++)
      if (((this.bits[at] ?? 0) & (other.bits[at] ?? 0)) !== 0) return false;
    return true;
  }
}

/** Number of bits that are set (Warren, Hacker's Delight, 5-1). */
function ones(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
