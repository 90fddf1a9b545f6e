import { parseArgs } from 'node:util';
import { checkDemands } from './demands.ts';
import { countLeftovers } from './leftovers.ts';
import { measureAll } from './measure.ts';
import { prepareBench } from './prepare-bench.ts';
import { printTable } from './print-table.ts';
import { measureScript } from './script-size.ts';
import { takePictures } from './take-pictures.ts';

// Measures the connection map and the reference page alternately, and checks the requirements.

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared' },
    rounds: { type: 'string', default: '3' },
    pictures: { type: 'boolean', default: false },
  },
});
const bench = await prepareBench(values.data);
try {
  if (values.pictures) await takePictures(bench);
  const runs = await measureAll(bench, Number(values.rounds));
  const leftovers = await countLeftovers(bench);
  const demands = checkDemands(runs, leftovers, await measureScript(bench));
  printTable(runs, demands);
  process.exitCode = demands.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  bench.remove();
}
