import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readTopicSpans } from '../../bench/analysis/topic-spans.ts';
import { learnedJson } from '../learned-json.ts';
import { fitBoundaries } from './fit-boundaries.ts';

// Learns where people mark new topics, and writes the weights into the analysis.

const target = join(
  import.meta.dirname,
  '../../../packages/transcript/src/3-features/chapters/learned-boundaries.json',
);
/** Smaller weights change no result. */
const leastWeight = 0.05;

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const meetings = readTopicSpans(join(resolve(values.data), 'qmsum'), 'train');
const { weights, cues } = fitBoundaries(meetings);

const learned = [...cues]
  .filter(([, weight]) => Math.abs(weight) >= leastWeight)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([cue, weight]) => [cue, Math.round(weight * 100)] as const);
writeFileSync(
  target,
  learnedJson({
    weights: weights.map((weight) => Math.round(weight * 1000)),
    cues: Object.fromEntries(learned),
  }),
);
console.log(`${learned.length} cues learned from ${meetings.length} meetings.`);
