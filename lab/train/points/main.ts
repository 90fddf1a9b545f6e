import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
const lines = [...weights]
  .map(([feature, weight]) => [feature, Math.round(weight * 100)] as const)
  .filter(([, weight]) => Math.abs(weight) >= leastWeight)
  .map(([feature, weight]) => `${feature}\t${weight}`);
const source = join(import.meta.dirname, '../../../packages/transcript/src');
writeFileSync(
  join(source, '5-summaries/learned-points.ts'),
  `// Written by \`npm run -w lab train -- points\`; docs/analysis.md says from what.

export const learnedPoints = {
  /** In hundredths. */
  always: ${Math.round(always * 100)},
  /** One feature per line with its weight in hundredths: '=' a word, '^' first words, '>' the reply. */
  weights: \`
${lines.join('\n')}
\`,
};
`,
);
const shares = wordShares(data);
writeFileSync(
  join(source, '3-features/learned-word-shares.ts'),
  `// Written by \`npm run -w lab train -- points\`; docs/analysis.md says from what.

/** Words with the percentage of meetings that say them. */
export const learnedWordShares = \`
${shares.map(([word, share]) => `${word} ${share}`).join('\n')}
\`;
`,
);
console.log(
  `${lines.length} features learned from ${lessons.length} meetings; ${shares.length} common words.`,
);
