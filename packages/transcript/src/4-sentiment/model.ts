import { type Features, featuresOf, pieceScale, wordScale } from './features.ts';
import { weights } from './weights.ts';

/** How much a text speaks for negative and for positive, each against neutral at 0 (logits). */
export type Leaning = { negative: number; positive: number };

/** What the trained model makes of a text, before it is set to how seldom real meetings are anything but neutral. */
export function leaningOf(text: string): Leaning {
  const features = featuresOf(text);
  const { table, measures } = model();
  const lean = (column: 0 | 1): number =>
    (sumOf(table, features.words, column) * wordScale(features) +
      sumOf(table, features.pieces, column) * pieceScale(features)) *
      weights.step +
    measured(measures[column], features);
  return { negative: lean(0), positive: lean(1) };
}

function sumOf(table: Int8Array, buckets: readonly number[], column: 0 | 1): number {
  let sum = 0;
  for (const bucket of buckets) sum += table[2 * bucket + column] ?? 0;
  return sum;
}

/** The last weight is the one that always counts. */
function measured(weightsOfMeasures: readonly number[], { measures }: Features): number {
  let sum = weightsOfMeasures[measures.length] ?? 0;
  for (const [at, measure] of measures.entries()) sum += measure * (weightsOfMeasures[at] ?? 0);
  return sum;
}

type Model = { table: Int8Array; measures: readonly [readonly number[], readonly number[]] };

let loaded: Model | undefined;

/** Read at first use, once. */
function model(): Model {
  loaded ??= {
    table: bytesOf(weights.table),
    measures: [weights.negativeMeasures, weights.positiveMeasures],
  };
  return loaded;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes from base64, by hand: what would do it differs between browsers, Node and plain JavaScript. */
function bytesOf(base64: string): Int8Array {
  const sixBits = new Uint8Array(128);
  for (let value = 0; value < alphabet.length; value++) sixBits[alphabet.charCodeAt(value)] = value;
  const bytes = new Int8Array(Math.floor((base64.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let size = 0;
  for (let at = 0; at < base64.length; at++) {
    held = ((held << 6) | (sixBits[base64.charCodeAt(at)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[size++] = held >> bits;
    }
  }
  return bytes;
}
