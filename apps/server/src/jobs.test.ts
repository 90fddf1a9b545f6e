import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobDefinitions } from './jobs.ts';

const named = z.object({ name: z.string() });

test('every defined job has a handler', async () => {
  const files = globSync('{features,ground}/**/*.job.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const defined = modules.flatMap((one) => Object.values(Object(one)));
  const names = defined.flatMap((value) => named.safeParse(value).data?.name ?? []);
  expect(jobDefinitions.map(({ name }) => name).sort()).toEqual(names.sort());
});
