/** Size of a page in bytes and in 32-bit numbers. */
export const pageBytes = 8192;
export const pageNumbers = pageBytes / 4;

const lanes = 32;
const prime = 16_777_619;
/** From PostgreSQL's checksum_impl.h. */
const offsets = Uint32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
);
const sums = new Uint32Array(lanes);

const mix = (sum: number, value: number) => {
  const mixed = sum ^ value;
  return Math.imul(mixed, prime) ^ (mixed >>> 17);
};
const numberAt = (list: Uint32Array, index: number) => list[index] ?? 0;

/**
 * In the page header, `pd_checksum` is the lower half of the first number, `pd_upper` the upper
 * half of the second.
 */
const checksumIndex = 2;
const upperIndex = 3;

function checksum(numbers: Uint32Array, start: number, block: number): number {
  sums.set(offsets);
  for (let row = 0; row < pageNumbers; row += lanes)
    for (let lane = 0; lane < lanes; lane += 1) {
      const index = row + lane;
      const value = numberAt(numbers, start + index);
      // The checksum field counts as zero.
      const counted = index === checksumIndex ? value & 0xffff_0000 : value;
      sums[lane] = mix(numberAt(sums, lane), counted);
    }
  for (let round = 0; round < 2; round += 1)
    for (let lane = 0; lane < lanes; lane += 1) sums[lane] = mix(numberAt(sums, lane), 0);
  const folded = sums.reduce((all, sum) => all ^ sum, 0);
  return (((folded ^ block) >>> 0) % 65_535) + 1;
}

/** A page that was never written is all zeros, and counts as whole. */
export function isPageWhole(numbers: Uint32Array, start: number, block: number): boolean {
  const isUnused = numberAt(numbers, start + upperIndex) >>> 16 === 0;
  if (isUnused) return numbers.subarray(start, start + pageNumbers).every((value) => value === 0);
  const stored = numberAt(numbers, start + checksumIndex) & 0xffff;
  return checksum(numbers, start, block) === stored;
}
