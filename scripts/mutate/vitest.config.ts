import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';

// The tests of one project only: Stryker would run all of them to see which tests load what.
const name = process.env.MUTATED_PROJECT;
const projects = all.test?.projects?.filter(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === name,
);

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: { projects: projects ?? [] },
});
