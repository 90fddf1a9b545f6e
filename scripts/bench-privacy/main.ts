import { parseArgs } from 'node:util';
import { ruleNames } from '../../packages/figures/src/decide.ts';
import { tryOrganization } from '../../packages/figures/src/testing/try-organization.ts';
import { Suppression } from './suppression.ts';

// Attacks the moods of invented organizations and counts what is found (goal: nothing) and what is hidden.

const { values } = parseArgs({
  options: {
    organizations: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    'most-people': { type: 'string', default: '400' },
  },
});
const count = Number(values.organizations);
const firstSeed = Number(values.seed);
const mostPeople = Number(values['most-people']);
/** Most organizations keep the lowest setting. */
const settings = [5, 5, 5, 5, 5, 5, 6, 8];
/** Organizations in which the attack on a rule that is turned off may succeed. */
const triesOfHole = 200;

const started = performance.now();
const suppression = new Suppression();
let found = 0;
console.log(
  `${count} organizations of 10 to ${mostPeople} people, seeds ${firstSeed} to ${firstSeed + count - 1}`,
);
for (let seed = firstSeed; seed < firstSeed + count; seed++) {
  const smallestGroup = settings[seed % settings.length] ?? 5;
  const { finds, outcomes } = tryOrganization(seed, { smallestGroup, mostPeople });
  suppression.add(outcomes);
  found += finds.length;
  const [first] = finds;
  if (first)
    console.log(
      `seed ${seed}, smallest group ${smallestGroup}: ${finds.length} found, such as ${first.people} people to within ${first.width.toFixed(2)} (${first.attack}): ${first.how}`,
    );
  const done = seed - firstSeed + 1;
  if (done % 100 === 0) console.log(`${done} of ${count}, ${found} found`);
}
const seconds = (performance.now() - started) / 1000;

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

console.log(`\n  groups of fewer people found                    ${found}   goal 0`);
console.log(
  `  planted holes found                             ${foundHoles.length} of ${ruleNames.length}`,
);
console.log(`  seconds                                         ${seconds.toFixed(0)}`);
if (found > 0 || foundHoles.length < ruleNames.length) process.exitCode = 1;
