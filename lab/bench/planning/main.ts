import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { PastDeparture } from '@rapport/network/planning';
import { report, wasMissed } from '../server/report.ts';
import { timeAnswers } from './answer-times.ts';
import { readDemoCalls, readPastCalls } from './calls.ts';
import { pastDepartures, peopleWhoLeft } from './past-departures.ts';
import { readCalls, readDemo } from './read-meetings.ts';
import { scoreHandovers } from './score-handovers.ts';

// Measures how long a what-if takes, compares its predictions before people left with what happened afterwards, and
// compares what a handover lists with what people carry by a truth that was written first.

/** Any day works: its calls are those of the half-year before. */
const demoDay = '2026-11-23';
/** Leaves the company about six weeks before that day. */
const demoLeaver = 'Jonas Ekberg';

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared' } } });
const data = resolve(values.data);

console.log('\nOne answer after two people are chosen, in the thread');
for (const people of [50, 500, 5000]) {
  const { ties, medianMs, p95Ms, processorMs } = await timeAnswers(people);
  report(`${people} people, ${ties} ties: median`, medianMs, 'ms');
  report('  p95', p95Ms, 'ms');
  // Processor time does not depend on other work on the machine.
  report('  processor', processorMs, 'ms', { atMost: 300 });
}

if (existsSync(join(data, 'outcomes/calls'))) {
  const calls = readPastCalls(data);
  const found = pastDepartures(calls, peopleWhoLeft(calls));
  console.log(
    '\nPeople who left the calls: the weeks before their last one, 13 at most, against as many after',
  );
  report('people who left', found.length, '');
  reportToldAndCame(found);
} else console.log(`\n${data} holds no outcomes/calls: past departures are left out.`);
const demo = await readDemoCalls(demoDay);
const last = demo.findLast(({ people }) => people.includes(demoLeaver))?.day ?? 0;
console.log(
  `\nThe demonstration: the weeks before the last call of ${demoLeaver} against as many after`,
);
reportToldAndCame(pastDepartures(demo, [{ person: demoLeaver, last }]));
console.log('\nFive people of the demonstration: what a handover lists against what they carry');
const limits = { found: 70, right: 60 };
await scoreHandovers(await readDemo(demoDay), './handover-truth.json', limits);
if (existsSync(join(data, 'outcomes/calls'))) {
  // Readers who knew no rule wrote what they carry. The third, the fourth and the last two speak under another name since.
  console.log('\nFourteen people whose name is not heard in the calls any more');
  const calls = readCalls(data);
  await scoreHandovers(calls, './calls-truth.json', null);
  // Written before their handovers were seen, and never used for tuning.
  console.log('\nTwo more people, for measuring only');
  await scoreHandovers(calls, './fresh-truth.json', null);
  // Read by the author of the rules: the first four before they were mended, the last three when most of them were.
  console.log('\nSeven more people, read by the author of the rules');
  await scoreHandovers(calls, './later-truth.json', null);
}
if (wasMissed()) process.exit(1);

function reportToldAndCame(found: readonly PastDeparture[]): void {
  const of = (figure: 'lost' | 'stay' | 'fewTies') => {
    const sum = { told: 0, came: 0 };
    for (const { [figure]: one } of found) {
      sum.told += one.told;
      sum.came += one.came;
    }
    return { ...sum, percent: sum.told === 0 ? 0 : (100 * sum.came) / sum.told };
  };
  const usual = found.flatMap((one) => one.usual ?? []);
  report('ties told as lost', of('lost').told, '');
  report('  of these, gone', of('lost').percent, '%');
  report('other ties of the people around them', of('stay').told, '');
  report('  of these, there again', of('stay').percent, '%');
  report('  usually, lowest', 100 * Math.min(...usual.map(({ low }) => low)), '%');
  report('  usually, highest', 100 * Math.max(...usual.map(({ high }) => high)), '%');
  report('told to have fewer than two ties', of('fewTies').told, 'people');
  report('  of these, fewer than two after', of('fewTies').percent, '%');
  for (const placed of ['fewer', 'same', 'more'] as const)
    report(
      `people around them with ${placed === 'same' ? 'as many' : placed} ties`,
      found.reduce((sum, { around }) => sum + around[placed], 0),
      'people',
    );
}
