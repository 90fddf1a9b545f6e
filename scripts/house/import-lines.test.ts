import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const importStatement = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g;

type Import = { file: string; target: string; text: string };

/** Every import in the sources with its target: a path from the root, or the name of a package. */
function importsOf(pattern: string): Import[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(importStatement),
        ([text, source = '']) => ({ file, target: resolve(file, source), text }),
      ),
    );
}

function resolve(file: string, source: string): string {
  if (source.startsWith('@/')) return source.replace('@/', 'apps/web/src/');
  if (!source.startsWith('.')) return source;
  return posix.normalize(relative(root, join(root, dirname(file), source)));
}

const featureOf = (path: string) => path.match(/\/features\/([^/]+)\//)?.[1];
const named = ({ file, text }: Import) => `${file}: ${text}`;

test('a feature of the web app imports no other feature', () => {
  const crossing = importsOf('apps/web/src/features/**/*.{ts,tsx}').filter(
    ({ file, target }) => featureOf(target) && featureOf(target) !== featureOf(file),
  );
  expect(crossing.map(named)).toEqual([]);
});

const sample = 'apps/web/src/sample/';

test('the sample company imports no feature and nothing of the app', () => {
  const crossing = importsOf(`${sample}**/*.{ts,tsx}`).filter(({ target }) =>
    /^apps\/web\/src\/(features|app)\//.test(target),
  );
  expect(crossing.map(named)).toEqual([]);
});

test('only app/sample-screens.ts imports the sample company', () => {
  const importers = importsOf('apps/web/src/**/*.{ts,tsx}')
    .filter(({ file, target }) => target.startsWith(sample) && !file.startsWith(sample))
    .map(({ file }) => file);
  expect([...new Set(importers)]).toEqual(['apps/web/src/app/sample-screens.ts']);
});

test("a feature of the server calls another's use case, never its repository", () => {
  const crossing = importsOf('apps/server/src/features/**/*.ts').filter(
    ({ file, target }) =>
      target.endsWith('repository.ts') &&
      featureOf(target) &&
      featureOf(target) !== featureOf(file),
  );
  expect(crossing.map(named)).toEqual([]);
});

/** For each feature of the server, the features that it imports. */
function importedFeatures(): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  for (const { file, target } of importsOf('apps/server/src/features/**/*.ts')) {
    const [from, to] = [featureOf(file), featureOf(target)];
    if (!from) continue;
    const others = imported.get(from) ?? new Set();
    imported.set(from, to && to !== from ? others.add(to) : others);
  }
  return imported;
}

test('imports between features of the server have no cycle', () => {
  const imported = importedFeatures();
  const cyclesFrom = (path: string[]): string[] =>
    [...(imported.get(path.at(-1) ?? '') ?? [])].flatMap((next) => {
      if (next === path[0]) return [[...path, next].join(' -> ')];
      return path.includes(next) ? [] : cyclesFrom([...path, next]);
    });
  expect([...imported.keys()].flatMap((feature) => cyclesFrom([feature]))).toEqual([]);
});

test('docs/architecture.md lists the imports between features of the server', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, list = ''] = page.match(/features of the server import:\n\n```\n([^`]+)```/) ?? [];
  const listed = list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = line.split(' -> ');
      return from.split(' ').map((feature) => `${feature} -> ${to}`);
    });
  const actual = [...importedFeatures()].map(
    ([feature, others]) => `${feature} -> ${[...others].sort().join(' ') || 'nothing'}`,
  );
  expect(listed.sort()).toEqual(actual.sort());
});

test('code for the browser imports zod/mini instead of zod', () => {
  const whole = importsOf('{apps/web,packages/contract}/src/**/*.{ts,tsx}').filter(
    ({ target }) => target === 'zod',
  );
  expect(whole.map(named)).toEqual([]);
});

test('the server imports downwards: app, features, ground, platform, database', () => {
  const floors = ['database', 'platform', 'ground', 'features'];
  const floorOf = (path: string) =>
    floors.indexOf(path.match(/^apps\/server\/src\/([^/]+)\//)?.[1] ?? '');
  const upwards = importsOf('apps/server/src/{database,platform,ground,features}/**/*.ts').filter(
    ({ file, target }) =>
      target.startsWith('apps/server/src/') &&
      (floorOf(target) === -1 || floorOf(target) > floorOf(file)),
  );
  expect(upwards.map(named)).toEqual([]);
});

test('only repositories and the database folder contain SQL, as text or in the query builder', () => {
  const statement =
    /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|import\s*\{[^}]*\bsql\b[^}]*\}\s*from 'kysely'/;
  const written = globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\/|\/database\/|repository\.ts$/.test(file))
    .filter((file) => statement.test(readFileSync(join(root, file), 'utf8')));
  expect(written).toEqual([]);
});

test('the analysis, the answers, the figures, the network and the series use neither the clock nor random numbers', () => {
  const impure = globSync('packages/{ask,figures,network,series,transcript}/src/**/*.ts', {
    cwd: root,
  })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /Date\.now|new Date\(\)|Math\.random|performance\.now/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
  expect(impure).toEqual([]);
});
