import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { apiKeyDaysMax, apiKeyNameLengthMax } from './limits.ts';
import { givenText } from './storable.ts';

/** Prefix by which secret scanners recognize a key. */
export const apiKeyPrefix = 'rapport_';

export const apiKeyScopeSchema = z.enum([
  'read-meetings',
  'read-figures',
  'add-meetings',
  'correct-meetings',
  'manage-people',
  'assistant',
]);
export type ApiKeyScope = z.infer<typeof apiKeyScopeSchema>;

export const apiKeyScopeWords: Record<ApiKeyScope, string> = {
  'read-meetings': 'Read meetings',
  'read-figures': 'Read figures',
  'add-meetings': 'Add meetings',
  'correct-meetings': 'Correct meetings',
  'manage-people': 'Manage people',
  assistant: 'Assistant',
};

export const apiKeySchema = z.object({
  ...given({ id: z.string(), name: z.string() }),
  ...state({ start: z.string().check(z.describe('The first characters of the key')) }),
  ...given({
    scopes: z.array(apiKeyScopeSchema),
    createdAt: z.iso.datetime(),
    createdBy: z
      .string()
      .check(z.describe('The person who created the key; it has at most their rights')),
    expiresAt: z.iso.datetime(),
    lastUsedAt: z
      .nullable(z.iso.datetime())
      .check(z.describe('Noted at most once an hour; null if never used')),
  }),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyListSchema = z.object({
  keys: z.array(apiKeySchema).check(z.describe('Newest first')),
});
export type ApiKeyList = z.infer<typeof apiKeyListSchema>;

export const newApiKeySchema = z.object({
  name: givenText('Name', apiKeyNameLengthMax),
  scopes: z
    .array(apiKeyScopeSchema)
    .check(
      z.minLength(1, 'Choose at least one scope'),
      z.maxLength(apiKeyScopeSchema.options.length, 'A scope is named twice'),
    ),
  days: z
    .int()
    .check(
      z.gte(1),
      z.lte(apiKeyDaysMax, `A key lasts at most ${apiKeyDaysMax} days`),
      z.describe('Until the key expires'),
    ),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

export const createdApiKeySchema = z.object({
  ...given({ id: z.string() }),
  ...state({ key: z.string().check(z.describe('Never shown again')) }),
});
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;
