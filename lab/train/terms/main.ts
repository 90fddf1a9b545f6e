import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { meetingTerms } from '../../../packages/transcript/src/5-summaries/meeting-terms.ts';
import { quotableSentences } from '../../../packages/transcript/src/5-summaries/quotable.ts';
import { readMeetings } from '../../bench/analysis/qmsum.ts';
import { fitTerms } from './fit-terms.ts';

// Learns which terms people use in summaries, and writes the weights into the analysis.

const target = join(
  import.meta.dirname,
  '../../../packages/transcript/src/5-summaries/learned-terms.ts',
);
/** Smaller weights change no result. */
const leastWeight = 0.1;

const numbersPerLine = 14;
const chunked = (numbers: readonly number[]) =>
  Array.from({ length: Math.ceil(numbers.length / numbersPerLine) }, (_, line) =>
    numbers.slice(line * numbersPerLine, (line + 1) * numbersPerLine).join(' '),
  ).join('\n');

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const meetings = readMeetings(resolve(values.data, 'qmsum'), 'train');
const model = fitTerms(
  meetings.map(({ talk, reference }) => ({
    meeting: meetingTerms(talk, quotableSentences(talk)),
    reference,
  })),
);

const known = [...model.known]
  .filter(([, { weight }]) => Math.abs(weight) >= leastWeight)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, { weight, meetings }]) => `${key}\t${Math.round(weight * 100)}\t${meetings}`);
writeFileSync(
  target,
  `// Written by \`npm run -w lab train -- terms\` from the training split of QMSum (Zhong and others 2021, MIT licence).

export const learnedTerms = {
  meetings: ${model.meetings},
  /** In thousandths, in the order of \`termFeatures\`. */
  weights: \`
${chunked(model.weights.map((weight) => Math.round(weight * 1000)))}
\`,
  /** A line a term: key, weight in hundredths, in how many meetings it was. */
  known: \`
${known.join('\n')}
\`.trim(),
};
`,
);
console.log(`${known.length} terms learned from ${meetings.length} meetings.`);
