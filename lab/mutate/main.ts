import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../scripts/random.ts';
import { instrument, libraries, type Mutant } from './instrument.ts';
import { type Coverage, openTests } from './open-tests.ts';

// Mutation testing: `npm run -w lab mutate -- PATH...` changes the code under the paths piece by piece, runs the test files
// that execute it, and lists the changes that no test noticed. Nothing is written into the working tree.
// `--tests GLOB`, which may be repeated, runs only these test files: nearly every test of the server loads all of it.
// `--sample N` tries N changes drawn with `--seed S`, and gives the interval of the share that tests notice.
// `--only ID,...` tries these changes again. Their numbers stay the same for the same paths and code.

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const [first] = positionals;
if (first === undefined || !positionals.every((path) => existsSync(join(root, path)))) {
  console.error('Name files or folders: npm run -w lab mutate -- packages/transcript/src/6-graph');
  process.exit(2);
}
if (!existsSync(libraries))
  spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: import.meta.dirname, stdio: 'inherit' });

const notMutated = /\.test\.ts$|\/testing\//;
const patterns = positionals.map((path) =>
  statSync(join(root, path)).isFile() ? path : `${path.replace(/\/$/, '')}/**/*.ts`,
);
const files = new Set<string>();
for await (const file of glob(patterns, { cwd: root }))
  if (!notMutated.test(file)) files.add(join(root, file));
const { mutants, sources } = await instrument([...files].sort());
const tests = await openTests({
  root,
  project: first.startsWith('packages/') ? 'packages' : 'server',
  sources,
  globs: values.tests,
});
const covered = await tests.cover();

const isRun = ({ byTest }: Coverage, id: string) => Object.values(byTest).some((hits) => hits[id]);
const isReached = (id: string) => covered.some((test) => test.loading[id] || isRun(test, id));
/** Static changes take effect while modules load: they are in word lists, patterns and schemas. */
const isStatic = ({ id }: Mutant) => isReached(id) && !covered.some((test) => isRun(test, id));
const tried = mutants.filter((mutant) => !isStatic(mutant));
const only = values.only?.split(',');
const drawn = only ? mutants.filter(({ id }) => only.includes(id)) : [...tried];
if (values.sample && !only) {
  randomFrom(Number(values.seed)).shuffle(drawn);
  drawn.splice(Number(values.sample));
}
console.log(
  `${mutants.length} changes, ${mutants.length - tried.length} static; ${drawn.length} to try`,
);

// The fastest tests run first; the slower ones then only run for the remaining changes.
const alive = new Set(drawn.map(({ id }) => id));
for (const test of covered.toSorted((a, b) => a.seconds - b.seconds)) {
  const reached = [...alive].filter((id) => test.loading[id] || isRun(test, id));
  for (const id of await tests.killedBy(test, reached)) alive.delete(id);
  if (reached.length > 0)
    console.log(`${alive.size} left after ${reached.length} in ${relative(root, test.file)}`);
}
await tests.close();

for (const { id, fileName, location, replacement, mutatorName } of drawn) {
  if (!alive.has(id)) continue;
  const { start, end } = location;
  const source = sources.get(fileName)?.original.split('\n') ?? [];
  const line = source[start.line]?.trim();
  const where = `${relative(root, fileName)}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`;
  console.log(`\n${id} ${mutatorName}${isReached(id) ? '' : ', reached by no test'}\n${where}`);
  console.log(`  - ${line}\n  + ${replacement.replaceAll('\n', '\n    ')}`);
}
const killed = drawn.length - alive.size;
console.log(`\n${killed} of ${drawn.length} killed: ${interval(killed, drawn.length)}`);

/** The 90 % interval (Wilson). */
function interval(successes: number, count: number): string {
  const z = 1.645;
  const share = successes / count;
  const middle = share + z ** 2 / (2 * count);
  const half = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  const percent = (value: number) => Math.round((100 * value) / (1 + z ** 2 / count));
  return `${Math.round(100 * share)} %, from ${percent(middle - half)} to ${percent(middle + half)} %`;
}
