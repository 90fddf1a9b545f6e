import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { learnedJson } from '../learned-json.ts';
import { fitPoints } from './fit-points.ts';
import { readLessons } from './lessons.ts';
import { wordShares } from './word-shares.ts';

// Trains the model that ranks the sentences of In short, counts how common words are, and writes both. Deterministic.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);
if (!existsSync(join(data, 'outcomes/business'))) {
  console.error(
    `${data} holds no training data: name the folder that holds outcomes/ and qmsum/ with --data.`,
  );
  process.exit(1);
}

/** In hundredths; smaller weights change nothing. */
const leastWeight = 3;

const lessons = readLessons(data);
const { always, weights } = fitPoints(lessons);
const learned = [...weights]
  .map(([feature, weight]) => [feature, Math.round(weight * 100)] as const)
  .filter(([, weight]) => Math.abs(weight) >= leastWeight);
const source = join(import.meta.dirname, '../../../packages/transcript/src');
writeFileSync(
  join(source, '5-summaries/learned-points.json'),
  learnedJson({ always: Math.round(always * 100), weights: Object.fromEntries(learned) }),
);
const shares = wordShares(data);
writeFileSync(
  join(source, '3-features/learned-word-shares.json'),
  learnedJson(Object.fromEntries(shares)),
);
console.log(
  `${learned.length} features learned from ${lessons.length} meetings; ${shares.length} common words.`,
);
