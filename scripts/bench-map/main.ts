import { parseArgs } from 'node:util';
import { checkDemands } from './demands.ts';
import { countLeftovers } from './leftovers.ts';
import { measureAll } from './measure.ts';
import { prepareBench } from './prepare-bench.ts';
import { printTable } from './print-table.ts';
import { scriptKilobytes } from './script-size.ts';

// Measures the connection map beside the reference page, in turns, and says which demands it meets.

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared' },
    rounds: { type: 'string', default: '3' },
  },
});
const bench = await prepareBench(values.data);
try {
  const runs = await measureAll(bench, Number(values.rounds));
  const leftovers = await countLeftovers(bench);
  const demands = checkDemands(runs, leftovers, scriptKilobytes());
  printTable(runs, demands);
  process.exitCode = demands.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  bench.remove();
}
