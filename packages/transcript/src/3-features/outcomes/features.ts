import { bucketOf, mixed, pairHash, textHash } from '../feature-hash.ts';
import type { Passage } from './passages.ts';
import { signs } from './signs.ts';

/** Number of hash buckets, a power of two. */
export const bucketCount = 2 ** 16;

const places = {
  own: 1,
  sameBefore: 2,
  otherBefore: 3,
  sameAfter: 4,
  otherAfter: 5,
  near: 6,
  farBefore: 7,
  farAfter: 8,
};
type Place = keyof typeof places;

type Prepared = {
  passage: Passage;
  words: Uint32Array;
  pairs: Uint32Array;
  /** Unsigned: the order decides which pairs of signs are features. */
  signs: number[];
};

const signNames = Object.keys(signs);
const signTests = Object.values(signs);

const farthest = 5;

/**
 * Yields the hashed features of each passage. A generator, because all features of a long meeting take hundreds of
 * megabytes.
 */
export function* featuresOf(
  passages: readonly Passage[],
  names: ReadonlySet<string>,
): Generator<number[]> {
  const known = new Map<string, number>();
  const hashOf = (token: string): number => {
    let hash = known.get(token);
    if (hash === undefined) {
      hash = textHash(names.has(token) ? '<name>' : token.replace(/\d+/g, '#'));
      known.set(token, hash);
    }
    return hash;
  };
  const talked = wordsBySpeaker(passages);
  const prepared = new Map<number, Prepared>();
  for (const [at, passage] of passages.entries()) {
    for (let next = at; next <= at + farthest; next++) {
      const other = passages[next];
      if (other && !prepared.has(next)) prepared.set(next, prepare(other, hashOf, names));
    }
    prepared.delete(at - farthest - 1);
    const own = prepared.get(at) ?? prepare(passage, hashOf, names);
    const buckets: number[] = [];
    const add = (feature: number) => buckets.push(bucketOf(feature, bucketCount));
    for (const word of own.words) add(pairHash(word, places.own));
    for (const pair of own.pairs) add(pairHash(pair, places.own));
    for (const sign of own.signs) {
      add(pairHash(sign, places.own + 16));
      for (const other of own.signs)
        if (other > sign) add(pairHash(mixed(sign, other), places.own + 32));
    }
    for (const far of [-2, -1, 1, 2]) {
      const other = prepared.get(at + far);
      if (!other) continue;
      const place = places[placeOf(own, other, far)];
      for (const word of other.words) add(pairHash(word, place));
      for (const sign of other.signs) {
        add(pairHash(sign, place + 16));
        if (Math.abs(far) === 1)
          for (const mine of own.signs) add(pairHash(mixed(sign, mine), place + 32));
      }
    }
    for (const far of [-5, -4, -3, 3, 4, 5]) {
      const other = prepared.get(at + far);
      if (!other) continue;
      for (const sign of other.signs)
        add(pairHash(sign, far < 0 ? places.farBefore : places.farAfter));
    }
    const length = own.passage.tokens.length;
    add(textHash(`length ${Math.min(8, Math.floor(Math.log2(length + 1) * 1.5))}`));
    const part = at / passages.length;
    add(textHash(`part ${part < 0.03 ? 'first' : part > 0.97 ? 'last' : Math.floor(part * 5)}`));
    add(textHash(`talk ${talked(own.passage.speaker)}`));
    for (const { text } of own.passage.sentences)
      if (text.endsWith('?')) {
        add(textHash('asked'));
        break;
      }
    const next = prepared.get(at + 1);
    if (next) {
      const isOther = next.passage.speaker !== own.passage.speaker;
      const size = Math.min(3, Math.floor(next.passage.tokens.length / 4));
      add(textHash(`next ${isOther} ${size}`));
    }
    yield buckets;
  }
}

function placeOf(own: Prepared, other: Prepared, far: number): Place {
  if (Math.abs(far) > 1) return 'near';
  const isSame = own.passage.speaker === other.passage.speaker;
  return far < 0 ? (isSame ? 'sameBefore' : 'otherBefore') : isSame ? 'sameAfter' : 'otherAfter';
}

function prepare(
  passage: Passage,
  hashOf: (token: string) => number,
  names: ReadonlySet<string>,
): Prepared {
  const { tokens } = passage;
  const words = new Set<number>();
  const pairs = new Set<number>();
  let before = 7;
  for (const token of tokens) {
    const word = hashOf(token);
    words.add(word);
    pairs.add(pairHash(before, word));
    before = word;
  }
  const text = tokens.map((token) => (names.has(token) ? '<name>' : token)).join(' ');
  return {
    passage,
    words: Uint32Array.from(words),
    pairs: Uint32Array.from(pairs),
    signs: signNames.flatMap((name, at) =>
      signTests[at]?.test(text) ? [textHash(name) >>> 0] : [],
    ),
  };
}

function wordsBySpeaker(passages: readonly Passage[]): (speaker: number | null) => number {
  const words = new Map<number | null, number>();
  let all = 0;
  for (const { speaker, tokens } of passages) {
    words.set(speaker, (words.get(speaker) ?? 0) + tokens.length);
    all += tokens.length;
  }
  return (speaker) => Math.min(4, Math.floor(((words.get(speaker) ?? 0) / Math.max(1, all)) * 10));
}
