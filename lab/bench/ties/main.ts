import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pairSumsOf, tiesOf } from '@rapport/network';
import { type Call, readDemoCalls, readPastCalls } from '../planning/calls.ts';
import { report } from '../server/report.ts';

// Counts the ties of whole organizations with and without the talk that only runs a meeting.

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);

if (existsSync(join(data, 'outcomes/calls'))) reportTies('The 80 calls', readPastCalls(data));
else console.log(`\n${data} holds no outcomes/calls: they are left out.`);
reportTies('The demonstration', await readDemoCalls('2026-11-23'));

function reportTies(title: string, calls: readonly Call[]): void {
  console.log(`\n${title}, ${calls.length} meetings`);
  const all = calls.map(({ namedSpeakers, exchanges }) => ({
    namedSpeakers,
    exchanges: exchanges.map(({ spoken, ...pair }) => ({ ...pair, count: spoken })),
  }));
  for (const [which, meetings] of [
    ['all talk', all],
    ['on a matter', calls],
  ] as const) {
    const pairs = pairSumsOf(meetings);
    const ties = tiesOf(pairs);
    report(
      `turns between two people, ${which}`,
      pairs.reduce((sum, { exchanges }) => sum + exchanges, 0),
      '',
    );
    report('  pairs', pairs.length, '');
    report('  ties', ties.length, '');
    report('  strong ties', ties.filter(({ isStrong }) => isStrong).length, '');
  }
}
