import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computed, figures, given } from '@rapport/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { answeredFields } from './computed-answers/answers.ts';
import { fieldsOf } from './computed-answers/fields-of.ts';

const answered = answeredFields();

test('every field of every answer belongs to a figure of the register, or is not computed', () => {
  const unknown = answered.filter(({ origins }) => origins.length === 0).map(({ path }) => path);
  expect([...new Set(unknown)]).toEqual([]);
});

test('every field of every answer is named where answers are made, also an optional one', () => {
  const root = join(import.meta.dirname, '../..');
  const made = globSync(
    ['apps/server/src/**/*.ts', 'packages/{ask,figures,network,series,transcript}/src/**/*.ts'],
    { cwd: root, exclude: ['**/*.test.ts', '**/testing/**', '**/migrations/**'] },
  );
  const named = new Set(
    made.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []),
  );
  const unnamed = answered.filter(({ path }) => !named.has(/(\w+)\W*$/.exec(path)?.[1] ?? ''));
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

test('every figure of the register is in an answer', () => {
  const used = new Set(answered.flatMap(({ origins }) => origins));
  expect(figures.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
});

test('fields and their origins are found inside lists, optional values and named schemas', () => {
  const mood = z.object(computed('mood', { score: z.number() }));
  const counts = z.object({ now: z.number() });
  const answer = z.object({
    people: z.array(
      z.object({
        mood: z.optional(z.nullable(mood)),
        ...given({ name: z.string() }),
        age: z.int(),
      }),
    ),
    ...computed('words', { words: counts, shares: z.record(z.string(), z.number()) }),
  });
  const names = new Map<$ZodType, string>([
    [mood, 'mood'],
    [counts, 'counts'],
  ]);
  expect(fieldsOf(answer, 'answer', names)).toEqual([
    { path: 'mood.score', origins: ['mood'] },
    { path: 'answer.people[].name', origins: ['given'] },
    { path: 'answer.people[].age', origins: [] },
    { path: 'answer.words.now', origins: ['words'] },
    { path: 'answer.shares{}', origins: ['words'] },
  ]);
  expect(() => fieldsOf(z.object({ any: z.unknown() }), 'answer', names)).toThrow(
    'answer.any is a schema of the kind unknown',
  );
});
