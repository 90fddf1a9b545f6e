import { figures } from '@rapport/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answeredFields } from './computed-answers/answers.ts';
import { classifiedFields } from './computed-answers/classified-fields.ts';
import { fieldsOf } from './computed-answers/fields-of.ts';

const classified = new Set(
  Object.entries(classifiedFields).flatMap(([schema, classes]) =>
    Object.values(classes).flatMap((fields) =>
      fields.split(' ').map((field) => `${schema}.${field}`),
    ),
  ),
);
const answered = answeredFields();

test('every field of every answer belongs to a figure of the register, or is not computed', () => {
  expect(answered.filter((field) => !classified.has(field))).toEqual([]);
});

test('every classified field occurs in an answer', () => {
  expect([...classified].filter((field) => !answered.includes(field))).toEqual([]);
});

test('every figure of the register is in an answer', () => {
  const used = new Set(Object.values(classifiedFields).flatMap((classes) => Object.keys(classes)));
  expect(figures.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
});

test('fields are found inside lists, optional values and named schemas', () => {
  const mood = z.object({ score: z.number() });
  const answer = z.object({
    people: z.array(z.object({ mood: z.optional(z.nullable(mood)), name: z.string() })),
    shares: z.record(z.string(), z.number()),
  });
  const names = new Map([[mood, 'mood']]);
  expect(fieldsOf(answer, 'answer', names)).toEqual([
    'answer.people[].mood',
    'mood.score',
    'answer.people[].name',
    'answer.shares{}',
  ]);
  expect(() => fieldsOf(z.object({ any: z.unknown() }), 'answer', names)).toThrow(
    'answer.any is a schema of the kind unknown',
  );
});
