import { meetingDetailSchema, meetingGraphSchema, meetingListSchema } from '@rapport/contract';
import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { responseSerializer } from './response-serializer.ts';

const serializerOf = (schema: z.core.$ZodType) =>
  responseSerializer({ schema, method: 'GET', url: '/' });

const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
/** Texts from empty to very long, with lone surrogates. */
const text = fc
  .tuple(fc.oneof(fc.string(), fc.string({ unit: codeUnit })), fc.constantFrom(1, 20, 1000))
  .map(([part, times]) => part.repeat(times));

/** Values of a schema, each object with an extra field. */
function fitting(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape).map(
      ([name, field]): [string, fc.Arbitrary<unknown>] => [name, fitting(field)],
    );
    return fc.record(Object.fromEntries([...fields, ['tooMany', fc.string()]]));
  }
  if (schema instanceof z.core.$ZodRecord)
    return fc.dictionary(fc.stringMatching(/^[a-z]+$/), fitting(schema._zod.def.valueType));
  if (schema instanceof z.core.$ZodArray)
    return fc.array(fitting(schema._zod.def.element), { maxLength: 3 });
  if (schema instanceof z.core.$ZodUnion) return fc.oneof(...schema._zod.def.options.map(fitting));
  if (schema instanceof z.core.$ZodOptional)
    return fc.option(fitting(schema._zod.def.innerType), { nil: undefined });
  if (schema instanceof z.core.$ZodNullable) return fc.option(fitting(schema._zod.def.innerType));
  if (schema instanceof z.core.$ZodEnum)
    return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (schema instanceof z.core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  const { type, pattern, minimum: min = -1e300, maximum: max = 1e300 } = z.toJSONSchema(schema);
  if (type === 'integer')
    return fc.integer({
      min: Math.max(min, Number.MIN_SAFE_INTEGER),
      max: Math.min(max, Number.MAX_SAFE_INTEGER),
    });
  if (type === 'number') return fc.double({ min, max, noNaN: true });
  if (type === 'string') return pattern ? fc.stringMatching(new RegExp(pattern)) : text;
  if (schema instanceof z.core.$ZodUnknown) return fc.jsonValue();
  throw new Error(`No values are known of ${schema._zod.def.type}`);
}

/** Unions, which no response of the contract has yet. */
const unionsSchema = z.object({
  either: z.union([z.object({ name: z.string() }), z.object({ count: z.int() })]).nullable(),
  kinds: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('day'), mood: z.enum(['good', 'bad']).nullable() }),
      z.object({ kind: z.literal('date'), on: z.iso.date().optional() }),
      z.object({ kind: z.literal('share'), of: z.number().nullable() }),
    ]),
  ),
  mood: z
    .union([
      z.object({ isShown: z.literal(true), mood: z.number(), change: z.object({ by: z.int() }) }),
      z.object({ isShown: z.literal(false), reason: z.enum(['few', 'off']) }),
    ])
    .nullable(),
  several: z.literal(['one', 2, true]).nullable(),
  one: z.literal('one').nullable(),
  size: z.union([z.enum(['large', 'small']), z.number(), z.boolean()]).nullable(),
  byName: z.record(z.string(), z.object({ at: z.iso.datetime() }).nullable()),
  anything: z.unknown(),
});

test.each(
  Object.entries({ meetingListSchema, meetingDetailSchema, meetingGraphSchema, unionsSchema }),
)('what fits a %s is written as the schema reads it', (_name, schema) => {
  const write = serializerOf(schema);
  fc.assert(
    fc.property(fitting(schema), (value) => {
      const read = z.parse(schema, value);
      expect(JSON.parse(write(value))).toEqual(JSON.parse(JSON.stringify(read)));
    }),
  );
});

test('a response contains only fields that its schema names', async () => {
  const app = Fastify();
  app.setSerializerCompiler(responseSerializer);
  const person = z.object({ name: z.string() });
  const schema = {
    response: { 200: z.object({ people: z.array(person), owner: person.nullable() }) },
  };
  const anna = { name: 'Anna', password: 'secret' };
  app.get('/', { schema }, async () => ({ people: [anna], owner: anna, token: 'secret' }));
  const response = await app.inject('/');
  expect(response.json()).toEqual({ people: [{ name: 'Anna' }], owner: { name: 'Anna' } });
});

test('a response contains only fields of the chosen option of a union', () => {
  const write = serializerOf(
    z.object({
      mood: z.union([
        z.object({ isShown: z.literal(true), mood: z.number() }),
        z.object({ isShown: z.literal(false), reason: z.string() }),
      ]),
    }),
  );
  const written = (mood: object) => JSON.parse(write({ mood })).mood;
  expect(written({ isShown: false, reason: 'few', mood: 3 })).toEqual({
    isShown: false,
    reason: 'few',
  });
  expect(written({ isShown: 'yes', reason: 'few', mood: 3 })).toBeNull();
});

test('invalid values are written without changes', () => {
  const write = serializerOf(
    z.object({
      text: z.string(),
      number: z.number(),
      yes: z.boolean(),
      list: z.array(z.string()),
      object: z.object({}),
      whole: z.int(),
      literal: z.literal('this'),
      day: z.iso.date(),
    }),
  );
  const wrong = {
    text: null,
    number: null,
    yes: null,
    list: null,
    object: null,
    whole: 1.5,
    literal: 'that',
    day: new Date(0),
  };
  expect(JSON.parse(write(wrong))).toEqual(JSON.parse(JSON.stringify(wrong)));
  expect(() => write({ ...wrong, text: undefined })).toThrow('text');
});
