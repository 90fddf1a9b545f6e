import { parseArgs } from 'node:util';
import { printPlanted, shareFound, tryPlanted } from './planted.ts';
import { tryShuffled } from './shuffled.ts';

// Measures how often whatChanged reports something in organizations in which nothing changed, and how often it finds
// a planted change.

const { values } = parseArgs({
  options: {
    organizations: { type: 'string', default: '1000' },
    planted: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);

const started = performance.now();
const falseShare = tryShuffled(Number(values.organizations), seed);

const tries = [75, 150, 300].flatMap((meetings) =>
  tryPlanted(Number(values.planted), seed, meetings),
);
console.log(
  '\nA department talks 40 % less in its meetings             goal: 80 % from 40 meetings on',
);
printPlanted(tries, 'talks less');
console.log('\nA department misses 40 % of its meetings                 no goal');
printPlanted(tries, 'meets less');
console.log(
  '\nThe ties between two departments end                     goal: 80 % from 16 meetings on',
);
printPlanted(tries, 'ties end');
console.log(`\n  seconds ${((performance.now() - started) / 1000).toFixed(0)}`);

const isMet =
  falseShare <= 0.05 &&
  shareFound(tries, 'talks less', 40) >= 0.8 &&
  shareFound(tries, 'ties end', 16) >= 0.8;
if (!isMet) process.exitCode = 1;
