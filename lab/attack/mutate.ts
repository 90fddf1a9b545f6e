import type { Random } from '../../scripts/random.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type Sample = { fileName: string; bytes: Bytes };

const at = (random: Random, length: number) => Math.floor(random.between(0, length));
const joined = (...pieces: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(pieces));

function truncated(bytes: Bytes, random: Random): Bytes {
  return bytes.slice(0, at(random, bytes.length));
}

function flipped(bytes: Bytes, random: Random): Bytes {
  const changed = bytes.slice();
  const count = random.pick([1, 3, 30, 300]);
  for (let flip = 0; flip < count; flip += 1) {
    const where = at(random, changed.length);
    changed[where] = (changed[where] ?? 0) ^ (1 << at(random, 8));
  }
  return changed;
}

function repeated(bytes: Bytes, random: Random): Bytes {
  const from = at(random, bytes.length);
  const part = bytes.subarray(from, from + random.pick([1, 10, 100, 1000]));
  const times = random.pick([2, 50, 1000]);
  return joined(
    bytes.subarray(0, from),
    ...Array.from({ length: times }, () => part),
    bytes.subarray(from),
  );
}

function spliced(bytes: Bytes, random: Random, others: readonly Sample[]): Bytes {
  const other = random.pick(others).bytes;
  const from = at(random, other.length);
  const into = at(random, bytes.length);
  return joined(bytes.subarray(0, into), other.subarray(from), bytes.subarray(into));
}

function overwritten(bytes: Bytes, random: Random): Bytes {
  const signs = random.pick([
    '\0',
    '99999999',
    '-->',
    '<v ',
    ': ',
    '\u202e',
    '/Length -1',
    'obj',
    '=',
  ]);
  const where = at(random, bytes.length);
  return joined(bytes.subarray(0, where), Buffer.from(signs.repeat(20)), bytes.subarray(where + 9));
}

const wrongKind = (_bytes: Bytes, random: Random, others: readonly Sample[]): Bytes =>
  random.pick(others).bytes.slice();

const mutations = [truncated, flipped, flipped, repeated, spliced, overwritten, wrongKind];

export function mutate(sample: Sample, random: Random, others: readonly Sample[]) {
  const mutation = random.pick(mutations);
  return { name: mutation.name, bytes: mutation(sample.bytes, random, others) };
}
