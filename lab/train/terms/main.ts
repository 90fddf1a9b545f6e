import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { meetingTerms } from '../../../packages/transcript/src/5-summaries/meeting-terms.ts';
import { quotableSentences } from '../../../packages/transcript/src/5-summaries/quotable.ts';
import { readMeetings } from '../../bench/analysis/qmsum.ts';
import { learnedJson } from '../learned-json.ts';
import { fitTerms } from './fit-terms.ts';

// Learns which terms people use in summaries, and writes the weights into the analysis.

const target = join(
  import.meta.dirname,
  '../../../packages/transcript/src/5-summaries/learned-terms.json',
);
/** Smaller weights change no result. */
const leastWeight = 0.1;

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
  .map(([key, { weight, meetings }]) => [key, [Math.round(weight * 100), meetings]] as const);
writeFileSync(
  target,
  learnedJson({
    meetings: model.meetings,
    weights: model.weights.map((weight) => Math.round(weight * 1000)),
    known: Object.fromEntries(known),
  }),
);
console.log(`${known.length} terms learned from ${meetings.length} meetings.`);
