import * as z from 'zod/mini';
import { activeFeaturesSchema } from '../organization-settings.ts';
import { retentionPeriodsSchema } from '../retention.ts';
import { trustSettingsSchema } from '../trust.ts';
import { given, state } from './origin.ts';

/** The rules of an organization about what is computed, for every member. */
export const rulesInForceSchema = z.object({
  ...given({ organization: z.string().check(z.describe('Its name')) }),
  trust: trustSettingsSchema,
  activeFeatures: activeFeaturesSchema,
  retention: retentionPeriodsSchema,
  languageModel: z
    .nullable(z.object(state({ name: z.string(), server: z.string() })))
    .check(z.describe('The model that is set up for the installation; null for none')),
  speech: z
    .nullable(z.object(state({ name: z.string(), server: z.string() })))
    .check(z.describe('The model that writes recordings down; null for none')),
});
export type RulesInForce = z.infer<typeof rulesInForceSchema>;
