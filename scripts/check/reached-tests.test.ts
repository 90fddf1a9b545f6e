import { expect, test } from 'vitest';
import { chooseTests } from './choose-tests.ts';
import { reachedTests } from './reached-tests.ts';

const features = 'apps/server/src/features';
const imports: Record<string, string[]> = {
  'apps/server/src/app.ts': [`${features}/series/routes.ts`, `${features}/audit/routes.ts`],
  [`${features}/series/routes.ts`]: [`${features}/audit/record.ts`],
  [`${features}/series/series.test.ts`]: ['apps/server/src/app.ts'],
  [`${features}/audit/audit.test.ts`]: ['apps/server/src/app.ts'],
  [`${features}/scim/scim.test.ts`]: ['apps/server/src/app.ts'],
  'apps/server/src/security/roles.test.ts': ['apps/server/src/app.ts'],
};
const sources = new Map(Object.keys(imports).map((file) => [file, '']));
sources.set('apps/server/src/security/roles.test.ts', "get('/api/v1/audit')");
sources.set('scripts/house/law.test.ts', "read('docs/trust.md')");
const importers = new Map<string, Set<string>>();
for (const [file, targets] of Object.entries(imports))
  for (const target of targets)
    importers.set(target, (importers.get(target) ?? new Set()).add(file));
const reachedFrom = (file: string) =>
  Object.fromEntries(reachedTests([file], { sources, importers }));

test('a change in a feature reaches its tests, those of features that import it, and security tests that name it', () => {
  expect(reachedFrom(`${features}/audit/record.ts`)).toEqual({
    [`${features}/audit/audit.test.ts`]: 1,
    [`${features}/series/series.test.ts`]: 2,
    'apps/server/src/security/roles.test.ts': 2,
  });
});

test('a change of what composes the server reaches all that import it', () => {
  expect(Object.keys(reachedFrom('apps/server/src/app.ts'))).toHaveLength(4);
});

test('a document reaches the tests that name it', () => {
  expect(reachedFrom('docs/trust.md')).toEqual({ 'scripts/house/law.test.ts': 1 });
});

test('the nearest tests are chosen until their time is used up', () => {
  const reached = new Map(Object.entries({ far: 3, slow: 1, quick: 1, near: 0 }));
  const seconds = new Map(Object.entries({ far: 1, slow: 9, quick: 1, near: 5 }));
  expect(chooseTests(reached, (test) => seconds.get(test) ?? 0, 15)).toEqual({
    chosen: ['near', 'quick', 'slow'],
    left: ['far'],
  });
});

test('tests that cost next to nothing come first, whatever their distance', () => {
  const reached = new Map([
    ['near', 1],
    ['tiny', 3],
    ['small', 4],
  ]);
  const seconds = new Map([
    ['near', 7],
    ['tiny', 0.5],
    ['small', 0.9],
  ]);
  expect(chooseTests(reached, (test) => seconds.get(test) ?? 0, 8)).toEqual({
    chosen: ['tiny', 'small'],
    left: ['near'],
  });
});
