import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { report, wasMissed } from '../bench-server/report.ts';
import { timeAnswers } from './answer-times.ts';
import { type Call, readDemoCalls, readPastCalls } from './calls.ts';
import { type Departures, pastDepartures, peopleWhoLeft } from './past-departures.ts';

// Measures how long a what-if takes, and compares its predictions before people left with what happened afterwards.

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
    '\nPeople who left the calls: 13 weeks before their last one, against 13 weeks after',
  );
  report('people who left', found.leavers, '');
  reportPredictedAndSeen(found);
  report(
    'ties that are there again in any 13 weeks',
    percent(found.usual.kept, found.usual.stayed),
    '%',
  );
} else console.log(`\n${data} holds no outcomes/calls: past departures are left out.`);
const demo = await readDemoCalls(demoDay);
const last = lastCallOf(demo, demoLeaver);
const daysAfter = (demo.at(-1)?.day ?? last) - last;
console.log(
  `\nThe demonstration: 13 weeks before the last call of ${demoLeaver}, against the ${Math.floor(daysAfter / 7)} weeks after`,
);
reportPredictedAndSeen(pastDepartures(demo, [{ person: demoLeaver, last }]));
if (wasMissed()) process.exit(1);

/** The day of the last call in which the person spoke. */
function lastCallOf(calls: readonly Call[], person: string): number {
  return calls.findLast(({ people }) => people.includes(person))?.day ?? 0;
}

function reportPredictedAndSeen(found: Departures): void {
  report('ties told as lost', found.lost, '');
  report('  of these, absent after', percent(found.absent, found.lost), '%');
  report('ties told to stay', found.stayed, '');
  report('  of these, there after', percent(found.kept, found.stayed), '%');
  report('told to have fewer than two ties', found.few, 'people');
  report('  of these, fewer than two after', percent(found.fewAfter, found.few), '%');
}

function percent(part: number, all: number): number {
  return all === 0 ? 0 : (100 * part) / all;
}
