import * as z from 'zod/mini';
import { state } from './figures/origin.ts';
import { keptReasonSchema } from './text-source.ts';

/** Languages of texts whose negations, numbers and months can be checked, as ISO 639-1. */
export const textLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
export type TextLanguage = (typeof textLanguages)[number];

export const textLanguageWords: Record<TextLanguage, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
};

/** What a language model is asked for. `test`: by ‘Test the model’. */
export type ModelPurpose = 'texts' | 'answers' | 'verdicts' | 'test';

/** Who told how much a model reads at once: its server, or the administrator. */
export const modelWindowSchema = z.object(
  state({
    tokens: z.int(),
    toldBy: z.enum(['ollama', 'llama.cpp', 'vllm', 'administrator']),
  }),
);
export type ModelWindow = z.infer<typeof modelWindowSchema>;

/** A question of which the model read less than was sent. */
const cutPromptSchema = z.object(
  state({
    sent: z.int().check(z.describe('An estimate')),
    read: z.int(),
    partTokens: z.int().check(z.describe('Tokens of one question from then on')),
  }),
);

export const modelTestSchema = z.object({
  ...state({
    model: z.string(),
    testedAt: z.iso.datetime(),
    milliseconds: z.int(),
    failure: z
      .nullable(keptReasonSchema)
      .check(z.describe('Null if the model answered in the form')),
    words: z
      .nullable(z.string())
      .check(z.describe('What the server answered instead, shortened; without the key')),
    partTokens: z.int().check(z.describe('Tokens of one question')),
    sent: z.nullable(z.int()).check(z.describe('Tokens of the question, by estimate')),
    read: z
      .nullable(z.int())
      .check(z.describe('Tokens that the server says it read; null if it does not say')),
    sentences: z.int().check(z.describe('Sentences that the model wrote')),
    dropped: z.int().check(z.describe('Those that the invented meeting does not support')),
  }),
  language: z
    .optional(
      z.object(
        state({
          asked: z.enum(textLanguages),
          wrote: z.string().check(z.describe('ISO 639-1; `und` if its sentences do not tell')),
        }),
      ),
    )
    .check(z.describe('Absent for older tests, and without an answer')),
  window: z.nullable(modelWindowSchema).check(z.describe('Null if the server does not tell it')),
  cut: z.nullable(cutPromptSchema),
});
export type ModelTest = z.infer<typeof modelTestSchema>;

const tokensByPurposeSchema = z.object(
  state({ texts: z.int(), answers: z.int(), verdicts: z.int(), test: z.int() }),
);

const modelText = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

export const ownModelSchema = z.object({
  baseUrl: modelText.check(z.describe('As OpenAI’s protocol has it, up to `/v1`')),
  name: modelText,
  apiKey: z
    .optional(z.nullable(modelText))
    .check(z.describe('Null if it needs none. Absent to keep the saved one')),
});
export type OwnModel = z.infer<typeof ownModelSchema>;

export const languageModelStateSchema = z.object({
  own: z
    .nullable(
      z.object(
        state({
          baseUrl: z.string(),
          name: z.string(),
          hasKey: z.boolean(),
          unusable: z
            .nullable(z.enum(['forbidden', 'key-lost']))
            .check(z.describe('Why it is not asked; then no other model is asked either')),
        }),
      ),
    )
    .check(z.describe('What the organization set up for itself; null if nothing')),
  ...state({
    mayHaveOwn: z.boolean().check(z.describe('Whether the operator allows a model of one’s own')),
  }),
  model: z
    .nullable(
      z.object(
        state({
          name: z.string(),
          address: z.string().check(z.describe('Protocol and host')),
          isInside: z.boolean().check(z.describe('Whether the address is private')),
        }),
      ),
    )
    .check(z.describe('Null if no language model is set up')),
  tests: z.array(modelTestSchema).check(z.describe('The latest ten of this model, latest first')),
  cut: z
    .nullable(z.extend(cutPromptSchema, state({ at: z.iso.datetime() })))
    .check(z.describe('The last question that was cut, until the next test')),
  failing: z
    .nullable(
      z.object(state({ failure: keptReasonSchema, detail: z.string(), at: z.iso.datetime() })),
    )
    .check(z.describe('The last failure, if no question was answered since')),
  tokens: z.object({
    byPurpose: tokensByPurposeSchema,
    ...state({
      month: z.iso.date().check(z.describe('First day of the month of UTC')),
      total: z.int(),
      lastMonth: z.int(),
      limit: z.nullable(z.int()),
    }),
    days: z.array(z.object(state({ day: z.iso.date(), tokens: z.int() }))),
  }),
});
export type LanguageModelState = z.infer<typeof languageModelStateSchema>;
