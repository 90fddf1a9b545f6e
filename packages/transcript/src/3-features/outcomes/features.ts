import type { Passage } from './passages.ts';
import { signs } from './signs.ts';

/** Weights are kept in this many buckets, into which features are hashed: a power of two. */
export const bucketCount = 2 ** 16;

/** Where a word stands, seen from the passage that is judged. */
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
  signs: number[];
};

const signNames = Object.keys(signs);
const signTests = Object.values(signs);

/** The features of each passage as buckets, in the order of the passages. Training and reading use the same. */
export function featuresOf(passages: readonly Passage[], names: ReadonlySet<string>): number[][] {
  const known = new Map<string, number>();
  const hashOf = (token: string): number => {
    let hash = known.get(token);
    if (hash === undefined) {
      hash = hashed(names.has(token) ? '<name>' : token.replace(/\d+/g, '#'));
      known.set(token, hash);
    }
    return hash;
  };
  const talked = wordsBySpeaker(passages);
  const prepared = passages.map((passage) => prepare(passage, hashOf, names));
  return prepared.map((own, at) => {
    const buckets: number[] = [];
    const add = (feature: number) => buckets.push(bucket(feature));
    for (const word of own.words) add(placed(word, places.own));
    for (const pair of own.pairs) add(placed(pair, places.own));
    for (const sign of own.signs) {
      add(placed(sign, places.own + 16));
      for (const other of own.signs)
        if (other > sign) add(placed(mixed(sign, other), places.own + 32));
    }
    for (const far of [-2, -1, 1, 2]) {
      const other = prepared[at + far];
      if (!other) continue;
      const place = places[placeOf(own, other, far)];
      for (const word of other.words) add(placed(word, place));
      for (const sign of other.signs) {
        add(placed(sign, place + 16));
        if (Math.abs(far) === 1)
          for (const mine of own.signs) add(placed(mixed(sign, mine), place + 32));
      }
    }
    for (const far of [-5, -4, -3, 3, 4, 5]) {
      const other = prepared[at + far];
      if (!other) continue;
      for (const sign of other.signs)
        add(placed(sign, far < 0 ? places.farBefore : places.farAfter));
    }
    const length = own.passage.tokens.length;
    add(hashed(`length ${Math.min(8, Math.floor(Math.log2(length + 1) * 1.5))}`));
    const part = at / passages.length;
    add(hashed(`part ${part < 0.03 ? 'first' : part > 0.97 ? 'last' : Math.floor(part * 5)}`));
    add(hashed(`talk ${talked(own.passage.speaker)}`));
    for (const { text } of own.passage.sentences)
      if (text.endsWith('?')) {
        add(hashed('asked'));
        break;
      }
    const next = prepared[at + 1];
    if (next) {
      const isOther = next.passage.speaker !== own.passage.speaker;
      const size = Math.min(3, Math.floor(next.passage.tokens.length / 4));
      add(hashed(`next ${isOther} ${size}`));
    }
    return buckets;
  });
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
    pairs.add(mixed(Math.imul(before, 0x9e3779b1), word));
    before = word;
  }
  const text = tokens.map((token) => (names.has(token) ? '<name>' : token)).join(' ');
  return {
    passage,
    words: Uint32Array.from(words),
    pairs: Uint32Array.from(pairs),
    signs: signNames.flatMap((name, at) => (signTests[at]?.test(text) ? [hashed(name)] : [])),
  };
}

/** How much of the talk a speaker has, in steps from 0 to 4. */
function wordsBySpeaker(passages: readonly Passage[]): (speaker: number | null) => number {
  const words = new Map<number | null, number>();
  let all = 0;
  for (const { speaker, tokens } of passages) {
    words.set(speaker, (words.get(speaker) ?? 0) + tokens.length);
    all += tokens.length;
  }
  return (speaker) => Math.min(4, Math.floor(((words.get(speaker) ?? 0) / Math.max(1, all)) * 10));
}

function hashed(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash >>> 0;
}

function mixed(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193) >>> 0;
}

function placed(feature: number, place: number): number {
  return mixed(Math.imul(feature, 0x9e3779b1), place);
}

function bucket(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (spread ^ (spread >>> 13)) & (bucketCount - 1);
}
