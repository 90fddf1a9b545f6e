import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const importStatement = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g;

type Import = { file: string; target: string; text: string };

/** Every import of the sources with what it leads to: a path from the root, or a package's name. */
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

/** Written in its own words: a query for which the builder has none. */
const knowsSql = [
  /repository\.ts$/,
  /^apps\/server\/src\/database\//,
  /users\/(activate-directory-user|note-invitation)\.ts$/,
];

test('a feature of the web app imports no other: a route composes them', () => {
  const crossing = importsOf('apps/web/src/features/**/*.{ts,tsx}').filter(
    ({ file, target }) => featureOf(target) && featureOf(target) !== featureOf(file),
  );
  expect(crossing.map(named)).toEqual([]);
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

test('what travels to the browser is written in the small form of zod', () => {
  const whole = importsOf('{apps/web,packages/contract}/src/**/*.{ts,tsx}').filter(
    ({ target }) => target === 'zod',
  );
  expect(whole.map(named)).toEqual([]);
});

test('the server imports downwards: app, features, platform, database', () => {
  const floors = ['database', 'platform', 'features'];
  const floorOf = (path: string) =>
    floors.indexOf(path.match(/^apps\/server\/src\/([^/]+)\//)?.[1] ?? '');
  const upwards = importsOf('apps/server/src/{database,platform,features}/**/*.ts').filter(
    ({ file, target }) =>
      target.startsWith('apps/server/src/') &&
      (floorOf(target) === -1 || floorOf(target) > floorOf(file)),
  );
  expect(upwards.map(named)).toEqual([]);
});

test('only repositories and the database folder write SQL of their own', () => {
  const written = importsOf('apps/server/src/**/*.ts').filter(
    ({ file, target }) => target === 'kysely' && !knowsSql.some((place) => place.test(file)),
  );
  const importsSql = written.filter(({ file }) =>
    /import\s*\{[^}]*\bsql\b[^}]*\}\s*from 'kysely'/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(importsSql.map(named)).toEqual([]);
});

test('the analysis knows no clock and no chance', () => {
  const impure = globSync('packages/transcript/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /Date\.now|new Date\(\)|Math\.random|performance\.now/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
  expect(impure).toEqual([]);
});
