import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ruleNames } from '../../../packages/figures/src/decide.ts';
import {
  attackMeetings,
  meetingRules,
} from '../../../packages/figures/src/testing/attack-meetings.ts';
import { tryOrganization } from '../../../packages/figures/src/testing/try-organization.ts';
import { trialOf } from './mix.ts';
import { printSizes, type Size } from './sizes.ts';
import { Suppression } from './suppression.ts';
import type { Seeds, Tried } from './trial-worker.ts';

// Attacks the moods of invented organizations, and of single meetings, and counts disclosures (goal: none) and hidden
// figures. One thread per core.

const { values } = parseArgs({
  options: {
    organizations: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.organizations);
const firstSeed = Number(values.seed);
const lastSeed = firstSeed + count - 1;
/** Number of organizations in which the attack on a switched-off rule is tried until it succeeds. */
const triesOfHole = 200;

const started = performance.now();
const secondsSoFar = () => ((performance.now() - started) / 1000).toFixed(0);
const suppression = new Suppression();
const sizes: Size[] = [];
let found = 0;

function take({ seed, people, groups, weeks, finds, example, outcomes }: Tried): void {
  suppression.add(outcomes);
  sizes.push({ people, groups, weeks });
  found += finds;
  if (example)
    console.log(
      `seed ${seed}, smallest group ${trialOf(seed).smallestGroup}: ${finds} found, such as ${example}`,
    );
  if (sizes.length % 100 === 0)
    console.error(`${sizes.length} of ${count}, ${found} found, ${secondsSoFar()} s`);
}

function tryAll(seeds: Seeds): Promise<void> {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { workerData: seeds });
  return new Promise((resolve, reject) => {
    worker.on('message', take);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

console.log(`${count} organizations, seeds ${firstSeed} to ${lastSeed}`);
const step = availableParallelism();
await Promise.all(
  Array.from({ length: step }, (_, at) => tryAll({ first: firstSeed + at, last: lastSeed, step })),
);

printSizes(sizes);
console.log('\nShare of figures that are hidden, by rule');
suppression.print();

console.log('\nRules turned off');
const foundHoles = ruleNames.filter((rule) => {
  const seed = Array.from({ length: triesOfHole }, (_, at) => firstSeed + at).find(
    (each) => tryOrganization(each, { mostPeople: 60, without: [rule] }).finds.length > 0,
  );
  console.log(`  without ${rule}: ${seed === undefined ? 'NOT found' : `found, seed ${seed}`}`);
  return seed !== undefined;
});

console.log('\nOne meeting: people whose mood was found, of those believed to be');
const meetings = Array.from({ length: count }, (_, at) => firstSeed + at);
function attackEach(without: (typeof meetingRules)[number][]): number {
  const finds = meetings.flatMap((seed) => attackMeetings(seed, without));
  for (const [attack, own] of Map.groupBy(finds, (find) => find.attack)) {
    const sum = (of: 'right' | 'believed') => own.reduce((all, find) => all + find[of], 0);
    console.log(`    ${attack.padEnd(50)}${sum('right')} of ${sum('believed')}`);
  }
  return finds.reduce((all, { believed }) => all + believed, 0);
}
console.log('  with all rules');
const foundInMeetings = attackEach([]);
const foundMeetingHoles = meetingRules.filter((rule) => {
  console.log(`  without ${rule}`);
  return attackEach([rule]) > 0;
});

console.log(`\n  organizations                                   ${sizes.length}`);
console.log(`  groups of fewer people found                    ${found}   goal 0`);
console.log(`  people found by one meeting                     ${foundInMeetings}   goal 0`);
console.log(
  `  planted holes found                             ${foundHoles.length + foundMeetingHoles.length} of ${ruleNames.length + meetingRules.length}`,
);
console.log(`  seconds                                         ${secondsSoFar()}`);
const isClean = found === 0 && foundInMeetings === 0 && sizes.length === count;
const areHolesFound =
  foundHoles.length === ruleNames.length && foundMeetingHoles.length === meetingRules.length;
if (!isClean || !areHolesFound) process.exitCode = 1;
