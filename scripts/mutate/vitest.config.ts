import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';

// The tests of one project only: Stryker would run all of them to see which tests load what.
const name = process.env.MUTATED_PROJECT;
const include: string[] = JSON.parse(process.env.MUTATED_TESTS ?? '[]');
const projects = all.test?.projects?.flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project) || project.test?.name !== name) return [];
  return [include.length > 0 ? { ...project, test: { ...project.test, include } } : project];
});

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: { projects: projects ?? [] },
});
