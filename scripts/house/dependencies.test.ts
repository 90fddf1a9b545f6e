import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const packages = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  dependencies: packages,
  devDependencies: packages,
  optionalDependencies: packages,
});

test('docs/dependencies.md names each package, and no other', () => {
  const manifests = globSync(
    '{package.json,{apps,packages}/*/package.json,{e2e,lab}/package.json}',
    {
      cwd: root,
    },
  );
  const used = manifests
    .map((file) => manifestSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .flatMap((one) => Object.values(one).flatMap(Object.keys))
    .filter((name) => !name.startsWith('@rapport/'));
  const tables = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(
    /^\| (`.*?) \|/gm,
  );
  const named = Array.from(
    tables,
    ([, cell = '']) => cell.match(/(?<=`)[^`,]+(?=`)/g) ?? [],
  ).flat();
  expect([...new Set(named)].toSorted()).toEqual([...new Set(used)].toSorted());
});
