import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readTopicSpans } from '../../bench/analysis/topic-spans.ts';
import { fitBoundaries } from './fit-boundaries.ts';

// Learns where people mark new topics, and writes the weights into the analysis.

const target = join(
  import.meta.dirname,
  '../../../packages/transcript/src/3-features/chapters/learned-boundaries.ts',
);
/** Smaller weights change no result. */
const leastWeight = 0.05;

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const meetings = readTopicSpans(join(resolve(values.data), 'qmsum'), 'train');
const { weights, cues } = fitBoundaries(meetings);

const lines = [...cues]
  .filter(([, weight]) => Math.abs(weight) >= leastWeight)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([cue, weight]) => `${cue}\t${Math.round(weight * 100)}`);
writeFileSync(
  target,
  `// Written by \`npm run -w lab train -- chapters\` from the training split of QMSum (Zhong and others 2021, MIT licence).

export const learnedBoundaries = {
  /** In thousandths, in the order of a gap's features. */
  weights:
    '${weights.map((weight) => Math.round(weight * 1000)).join(' ')}',
  /** A line a cue: where ('<' before, '>' after), words, weight in hundredths. */
  cues: \`
${lines.join('\n')}
\`.trim(),
};
`,
);
console.log(`${lines.length} cues learned from ${meetings.length} meetings.`);
